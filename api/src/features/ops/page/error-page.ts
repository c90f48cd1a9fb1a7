import type { Problem } from '@classeur/contracts'
import { html, type Html } from '@classeur/domain/text'
import { enterPath, opsPages, type OpsPage } from '../ops-pages.ts'
import { opsPage } from './page-frame.ts'
import { note } from './page-parts.ts'

const texts: Partial<Record<Problem['code'], string>> = {
  'auth/signed-out': 'You are no longer signed in as an operator, so nothing was changed.',
  'general/forbidden': 'Only operators can do this. Nothing was changed.',
  'general/origin-refused': 'The form came from another site, so nothing was changed.',
  'general/validation-failed': 'A field is empty, too long or not valid, so nothing was changed.',
  'general/payload-too-large': 'The text is too long, so nothing was changed.',
  'general/not-found': 'This doesn’t exist, or was deleted meanwhile.',
  'general/too-many-requests': 'These were too many requests. Wait a minute, then try again.',
  'general/unavailable': 'The database or the queue doesn’t answer. Try again in a minute.',
  'billing/refund-refused': 'This order can’t be refunded, because no payment arrived for it.',
}
/** Texts of pages on which trying again may do more than the first try. */
const textsOfPages: Partial<Record<OpsPage, typeof texts>> = {
  billing: {
    'general/unavailable':
      'The database or the queue doesn’t answer. If you sent a refund, it may have been made: check at the provider before you refund again.',
  },
}
const otherwise = 'Something went wrong on our side. Check whether anything was changed before you try again.'

/** The fields that operators type into, in all forms. */
const typedFields = { amount: 'Amount', reason: 'What you wrote', words: 'What you wrote' }

function typedValues(body: unknown): Html[] {
  const values = new Map(Object.entries(body ?? {}))
  return Object.entries(typedFields).flatMap(([name, label]) => {
    const value: unknown = values.get(name)
    return typeof value === 'string' && value.trim() !== ''
      ? html`<div>
          <dt>${label}</dt>
          <dd class="written" dir="auto">${value}</dd>
        </div>`
      : []
  })
}

/** What an operator sees instead of a problem document. It shows what they typed, because going back loses it. */
export function errorPage(page: OpsPage, { code, requestId }: Problem, body: unknown): string {
  const values = typedValues(body)
  const isSignedOut = code === 'auth/signed-out'
  return opsPage({
    page,
    title: 'That didn’t work',
    lead: null,
    waiting: 0,
    body: html`${note('sun', textsOfPages[page]?.[code] ?? texts[code] ?? otherwise)}
      ${values.length > 0 ? html`<dl class="card facts">${values}</dl>` : null}
      <p class="more pages">
        <a href="${isSignedOut ? enterPath(page) : opsPages[page]}"
          >${isSignedOut ? 'Sign in again' : 'Go on'}</a
        >
        <small>${code}, request ${requestId}</small>
      </p>`,
  })
}
