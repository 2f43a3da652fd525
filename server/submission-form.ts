/** The forms of the public site, by the path of their page. */
export type SubmissionFormName = 'support' | 'survey' | 'withdraw-contract' | 'cancel-contract';
