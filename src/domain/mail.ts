/**
 * The document `mail/{id}`, in the format that Firebase's “Trigger Email” extension sends and adds `delivery` to.
 * Read by admins (locally, emails end here), written only by Cloud Functions.
 */
export interface Mail {
  readonly to: readonly string[];
  readonly message: MailMessage;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly delivery?: { readonly state: string; readonly error?: string | null };
}

export interface MailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
