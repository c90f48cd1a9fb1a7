import type { DevMail, DevMailbox } from '@classeur/database'
import { escapeMarkup } from '@classeur/domain/text'
import type { IdentityApp } from '../identity-app.ts'
import { renderPage } from '../security/page.ts'

const withLinks = (text: string) =>
  escapeMarkup(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)

const renderMail = ({ to, subject, text, at }: DevMail) => `<article>
<h2 dir="auto">${escapeMarkup(subject)}</h2>
<small>${escapeMarkup(to)} · <time datetime="${at.toISOString()}">${at.toUTCString()}</time></small>
<p dir="auto">${withLinks(text)}</p>
</article>`

/** Shows the emails of an installation without a mail server: as a page for people, and as JSON for tests. */
export function mailboxRoutes(app: IdentityApp, mailbox: Pick<DevMailbox, 'list'>): void {
  app.get('/mailbox', async (_request, reply) => {
    const mails = await mailbox.list()
    const body = mails.map(renderMail).join('\n') || '<p>No mail yet.</p>'
    return reply.type('text/html; charset=utf-8').send(renderPage('Mailbox', body))
  })
  app.get('/mailbox.json', async () => mailbox.list())
}
