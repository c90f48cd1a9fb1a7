import { html, type Html } from '@classeur/domain/text'

export const plural = (count: number, one: string, many: string) =>
  `${String(count)} ${count === 1 ? one : many}`

function ago(then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${String(minutes)} min ago`
  if (minutes < 48 * 60) return `${String(Math.floor(minutes / 60))} h ago`
  return `${String(Math.floor(minutes / 1440))} days ago`
}

/** A moment (UTC) and how long ago it was. */
export const time = (at: Date | null, now: Date) =>
  at &&
  html`<time datetime="${at.toISOString()}" title="${at.toISOString()}"
      >${at.toISOString().slice(0, 19).replace('T', ' ')}</time
    >
    <small>${ago(at, now)}</small>`

/** A day (UTC). */
export const day = (at: Date | null) =>
  at &&
  html`<time datetime="${at.toISOString()}" title="${at.toISOString()}"
    >${at.toISOString().slice(0, 10)}</time
  >`

/** `pen`: failed; `sun`: needs attention; `board`: fine. */
export type Tone = 'plain' | 'board' | 'sun' | 'pen'

export const tag = (text: string, tone: Tone = 'plain') =>
  html`<span class="tag" data-tone="${tone}">${text}</span>`

/** A cell of a table; on a narrow page its label is written beside it. */
export const cell = (label: string, content: Html | string | number | null) =>
  html`<td data-label="${label}">${content ?? '–'}</td>`

/** A cell under the heading `{ end: label }`, whose digits are aligned at the end. */
export const endCell = (label: string, content: Html | string | number) =>
  html`<td data-label="${label}" data-align="end">${content}</td>`

/** The cell of a row's button. It has no text without one, so that a narrow page can hide it. */
export const actionCell = (action: Html | null) => html`<td class="action">${action}</td>`

type Heading = string | { end: string }

const headingCell = (heading: Heading) =>
  typeof heading === 'string'
    ? html`<th scope="col">${heading}</th>`
    : html`<th scope="col" data-align="end">${heading.end}</th>`

export const table = (headings: readonly Heading[], rows: readonly Html[]) =>
  html`<div class="card">
    <table>
      <thead>
        <tr>
          ${headings.map(headingCell)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`

/** The outcome of a form, or a warning (`sun`). */
export const note = (tone: 'board' | 'sun', content: Html | string | readonly Html[]) =>
  html`<p class="note" role="status" data-tone="${tone}">${content}</p>`

/** Takes the place of a table without rows. */
export const emptyCard = (title: string, text: Html | string) =>
  html`<div class="card empty">
    <h2>${title}</h2>
    <p>${text}</p>
  </div>`

/** Links between the pages of a list that begins with the newest; null if it has one page. */
export const pageLinks = (entries: string, newest: string | null, older: string | null): Html | null =>
  newest || older
    ? html`<p class="more pages">
        ${newest && html`<a href="${newest}">Newest ${entries}</a>`}
        ${older && html`<a href="${older}">Older ${entries}</a>`}
      </p>`
    : null

/** Links to the views of one page; `current` is the shown one. */
export const filterLinks = (
  label: string,
  links: readonly { href: string; text: string; current: boolean }[],
) =>
  html`<nav class="filter" aria-label="${label}">
    ${links.map(
      ({ href, text, current }) =>
        html`<a href="${href}" ${current ? html`aria-current="true"` : null}>${text}</a>`,
    )}
  </nav>`
