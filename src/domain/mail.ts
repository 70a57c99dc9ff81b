/**
 * The document `mail/{id}`, in the shape that Firebase's “Trigger Email” extension sends from; it adds `delivery`.
 * Read by admins (locally that is where mails end), written by Cloud Functions only.
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
