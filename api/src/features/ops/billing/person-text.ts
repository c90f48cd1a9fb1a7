import { html, type Html } from '@classeur/domain/text'
import type { Emails } from './payment-lists.service.ts'

/** A person's email address, or the id of a person without one. */
export const personText = (userId: string, emails: Emails): Html => {
  const email = emails.get(userId)
  return email ? html`<span class="person">${email}</span>` : html`<code class="id">${userId}</code>`
}
