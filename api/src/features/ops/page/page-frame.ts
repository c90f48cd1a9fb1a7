import { html, type Html } from '@classeur/domain/text'
import { opsPages, type OpsPage } from '../ops-pages.ts'

export const stylePath = '/ops/style.css'

const linkTexts: Record<OpsPage, string> = {
  queues: 'Queues',
  'dead-letters': 'Dead letters',
  billing: 'Payments',
  publications: 'Publications',
}

export interface PageContent {
  /** The page that the navigation marks. */
  page: OpsPage
  title: string
  /** The sentences below the title; null without any. */
  lead: Html | string | null
  body: Html
  /** How many pictures wait for a decision; the navigation shows it. */
  waiting: number
  /** The address of the page's script; most pages have none, and every page works without. It runs before the body. */
  script?: string
}

/** A whole page for operators. It has no inline script, so that it works under the strictest content security policy. */
export const opsPage = ({ page, title, lead, body, waiting, script }: PageContent): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Classeur</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${stylePath}" />
        ${script === undefined ? null : html`<script src="${script}"></script>`}
      </head>
      <body>
        <header>
          <a class="logo" href="/">Classeur</a>
          <nav aria-label="Operators">
            ${Object.entries(linkTexts).map(
              ([name, text]) =>
                html`<a
                  href="${opsPages[name as OpsPage]}"
                  ${name === page ? html`aria-current="page"` : null}
                  >${text}${
                    name === 'publications' && waiting > 0
                      ? html` <span class="count">${waiting}</span>`
                      : null
                  }</a
                >`,
            )}
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${lead && html`<p class="lead">${lead}</p>`} ${body}
        </main>
      </body>
    </html>`.text
