import { Html, html } from '@classeur/domain/text'
import type { FastifyReply } from 'fastify'
import { assetUrls } from './assets.ts'
import { pagePolicy } from './page-headers.ts'
import type { Wording } from './words/index.ts'

interface Page {
  wording: Wording
  title: string
  body: Html
  status?: number
  /** Addresses of the shop to which the page's forms lead. */
  leavesTo?: (string | null)[]
}

/** The mark of web/public/favicon.svg. */
const logo =
  new Html(`<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#1d5c4a"/>
<g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
<path d="M11 7.5h10a1.5 1.5 0 0 1 1.5 1.5v15.5H11a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 11 7.5z"/>
<path d="M9.5 23A2 2 0 0 1 11.5 21h11M13.5 11.5h5"/></g></svg>`)

/** Sends a page in our design, with the TEST ribbon. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { language, words } = page.wording
  const { text } = html`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${page.title} · ${words.product}</title>
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href="${assetUrls.style}" />
      <script src="${assetUrls.script}"></script>
    </head>
    <body>
      <aside class="ribbon" aria-label="${words.ribbon.test}">
        <strong>${words.ribbon.test}</strong><span>${words.ribbon.text}</span
        ><a href="/test-payments/cards">${words.ribbon.cards}</a>
      </aside>
      <header class="top">${logo}<span>${words.product}</span></header>
      <main>${page.body}</main>
    </body>
  </html> `
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy(page.leavesTo) })
    .send(`<!doctype html>\n${text}`)
}

/** A page with one message. */
export const sendMessage = (
  reply: FastifyReply,
  wording: Wording,
  status: number,
  message: { title: string; text: string },
  back?: string | null,
): FastifyReply =>
  sendPage(reply, {
    wording,
    status,
    title: message.title,
    body: html`<div class="card narrow">
      <h1>${message.title}</h1>
      <p>${message.text}</p>
      ${back && html`<p><a class="button" href="${back}">${wording.words.pay.back}</a></p>`}
    </div>`,
  })
