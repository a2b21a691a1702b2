/** What has been typed into the card; both of its forms show it, so a change of tab loses nothing. */
export interface AuthDraft {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

export const EMPTY_DRAFT: AuthDraft = { email: '', username: '', password: '' };

/** What both forms of the card are given. */
export interface AuthFormProps {
  readonly draft: AuthDraft;
  readonly onDraftChange: (part: Partial<AuthDraft>) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}
