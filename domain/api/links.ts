/**
 * The answer of an address in the settings. `elsewhere`: it leads on to another; `refused`: its server answers with
 * an error; `silent`: no answer in time; `insecure`: without https, not asked; `inside`: in a private network, not asked.
 */
export type LinkState = 'answers' | 'elsewhere' | 'refused' | 'silent' | 'insecure' | 'inside';

export type CheckedLink = {
  /** Id of the field: `setting.LINK_CHECKOUT_NOVA`. */
  readonly id: string;
  readonly url: string;
  readonly state: LinkState;
  readonly status?: number;
};

export type CheckedLinks = { readonly links: readonly CheckedLink[] };
