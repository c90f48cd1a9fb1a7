import type { DeadLetter, RetryOutcome } from './dead-letters.service.ts'
import { opsPages } from '../ops-pages.ts'
import type { FailedJob } from './failed-jobs.ts'
import { html, type Html } from './html.ts'

export interface DeadLettersView {
  letters: readonly DeadLetter[]
  /** Null while the queues don't answer. */
  jobs: readonly FailedJob[] | null
  /** Includes dead letters that were already retried. */
  showAll: boolean
  outcome: RetryOutcome | null
  now: Date
}

const lettersShown = 200
export const deadLettersPath = opsPages['dead-letters']

const plural = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`

function ago(then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${String(minutes)} min ago`
  if (minutes < 48 * 60) return `${String(Math.floor(minutes / 60))} h ago`
  return `${String(Math.floor(minutes / 1440))} days ago`
}

const time = (at: Date | null, now: Date) =>
  at &&
  html`<time datetime="${at.toISOString()}" title="${at.toISOString()}"
      >${at.toISOString().slice(0, 19).replace('T', ' ')}</time
    >
    <small>${ago(at, now)}</small>`

const cell = (label: string, content: Html | string | number | null) =>
  html`<td data-label="${label}">${content ?? '–'}</td>`

const retryForm = (id: string) =>
  html`<form method="post" action="${deadLettersPath}/${id}/retry"><button>Retry</button></form>`

const letterRow = (letter: DeadLetter, now: Date) =>
  html`<tr id="${letter.id}">
    ${cell('Code', html`<code>${letter.code}</code> <small>${letter.kind}</small>`)}
    ${cell('Failed (UTC)', time(letter.failedAt, now))}
    ${cell('Generation', html`<code class="id">${letter.id}</code>`)}
    ${cell('Owner', html`<code class="id">${letter.ownerId}</code>`)} ${cell('Starts', letter.attempts)}
    ${cell('Request', letter.requestId && html`<code>${letter.requestId}</code>`)}
    <td class="action">
      ${
        letter.retry === null ? retryForm(letter.id) : html`<span class="tag">retried: ${letter.retry}</span>`
      }
    </td>
  </tr>`

const jobRow = (job: FailedJob, now: Date) =>
  html`<tr>
    ${cell('Job', html`<a href="${opsPages.queues}/queue/${job.queue}/${job.id}"><code>${job.id}</code></a>`)}
    ${cell('Queue', job.queue)} ${cell('Failed (UTC)', time(job.failedAt, now))}
    ${cell('Attempts', job.attempts)} ${cell('Generation', job.state ?? 'deleted')}
  </tr>`

const table = (headings: readonly string[], rows: readonly Html[]) =>
  html`<div class="card">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`

function outcomeNote({ started, already, refused, because }: RetryOutcome): Html {
  const parts = [
    started > 0 && html`${plural(started, 'is', 'are')} being retried.`,
    already > 0 &&
      html`${plural(already, 'was', 'were')} already retried. Nothing new was started or charged.`,
    refused > 0 &&
      html`${plural(refused, 'was', 'were')} refused for now${because && html` (<code>${because}</code>)`}.`,
  ].filter((part) => part !== false)
  return html`<p class="note" role="status" data-tone="${refused > 0 ? 'sun' : 'board'}">
    ${parts.length > 0 ? parts.map((part) => html`${part} `) : 'There was nothing left to retry.'}
  </p>`
}

function codeList(open: readonly DeadLetter[]): Html {
  const codes = [...new Set(open.map(({ code }) => code))]
  return html`<ul class="codes">
    ${codes.map((code) => {
      const count = open.filter((letter) => letter.code === code).length
      return html`<li>
        <span class="count">${count}</span> <code>${code}</code>
        <form method="post" action="${deadLettersPath}/retry-all?code=${encodeURIComponent(code)}">
          <button>Retry all</button>
        </form>
      </li>`
    })}
  </ul>`
}

const empty = html`<div class="card empty">
  <h2>No dead letters</h2>
  <p>
    Generations that failed through our fault appear here: crashed workers, exceeded time limits, an
    unavailable provider.
  </p>
</div>`

function letterSection({ letters, showAll, now }: DeadLettersView): Html {
  const open = letters.filter(({ retry }) => retry === null)
  const wanted = showAll ? letters : open
  const shown = wanted.slice(0, lettersShown)
  const headings = ['Code', 'Failed (UTC)', 'Generation', 'Owner', 'Starts', 'Request', '']
  return html`${codeList(open)}
    <nav class="filter" aria-label="Dead letters to show">
      <a href="${deadLettersPath}" ${showAll ? null : html`aria-current="true"`}>To retry (${open.length})</a>
      <a href="${deadLettersPath}?show=all" ${showAll ? html`aria-current="true"` : null}
        >All (${letters.length})</a
      >
    </nav>
    ${
      shown.length === 0
        ? empty
        : table(
            headings,
            shown.map((letter) => letterRow(letter, now)),
          )
    }
    ${
      wanted.length > shown.length
        ? html`<p class="more">Showing the newest ${shown.length} of ${wanted.length}.</p>`
        : null
    }`
}

function jobSection({ letters, jobs, now }: DeadLettersView): Html {
  if (!jobs)
    return html`<p class="note" data-tone="sun">
      The queues aren’t responding, so failed jobs aren’t shown.
    </p>`
  const listedIds = new Set(letters.map(({ id }) => id))
  const others = jobs.filter(({ id }) => !listedIds.has(id))
  if (others.length === 0) return html``
  return html`<h2>Other failed jobs</h2>
    <p class="lead">
      Their generations either didn’t fail through our fault or are still in progress. The document decides,
      and the workers enqueue unfinished ones again.
    </p>
    ${table(
      ['Job', 'Queue', 'Failed (UTC)', 'Attempts', 'Generation'],
      others.map((job) => jobRow(job, now)),
    )}`
}

/** The page at `/ops/dead-letters`. It has no script, so that it works under the strictest content security policy. */
export const deadLettersPage = (view: DeadLettersView): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Dead letters · Classeur</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${deadLettersPath}/style.css" />
      </head>
      <body>
        <header>
          <a class="logo" href="/">Classeur</a>
          <nav aria-label="Operators">
            <a href="${opsPages.queues}">Queues</a>
            <a href="${deadLettersPath}" aria-current="page">Dead letters</a>
          </nav>
        </header>
        <main>
          <h1>Dead letters</h1>
          <p class="lead">
            Generations of the last 30 days that failed through our fault. A retry is free for the teacher,
            continues from what was already written, and appears on their screen at once.
          </p>
          ${view.outcome && outcomeNote(view.outcome)} ${letterSection(view)} ${jobSection(view)}
        </main>
      </body>
    </html>`.text
