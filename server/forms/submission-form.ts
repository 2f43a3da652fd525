export type SubmissionFormName = 'support' | 'survey' | 'withdraw-contract' | 'cancel-contract';
