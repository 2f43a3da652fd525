export type MessageFile = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
};

/** `file` once its last part has arrived and its content was accepted. */
export type FileProgress = {
  readonly id: string;
  readonly stored: number;
  readonly file: MessageFile | null;
};
