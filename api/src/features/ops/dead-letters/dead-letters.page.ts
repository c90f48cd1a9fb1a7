import { html, type Html } from '@classeur/domain/text'
import { isOpen, type DeadLetter, type DeadLetterList, type RetryOutcome } from './dead-letters.service.ts'
import { opsPages } from '../ops-pages.ts'
import type { FailedJob } from './failed-jobs.ts'
import { opsPage } from '../page/page-frame.ts'
import { cell, emptyCard, filterLinks, note, plural, table, time } from '../page/page-parts.ts'

export interface DeadLettersView {
  list: DeadLetterList
  /** Null while the queues don't answer. */
  jobs: readonly FailedJob[] | null
  /** Includes dead letters that were already retried. */
  showAll: boolean
  outcome: RetryOutcome | null
  /** Pictures that wait for a decision. */
  waiting: number
  now: Date
}

const lettersShown = 200
export const deadLettersPath = opsPages['dead-letters']

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

function outcomeNote({ started, already, refused, because }: RetryOutcome): Html {
  const parts = [
    started > 0 && html`${plural(started, 'is', 'are')} being retried.`,
    already > 0 &&
      html`${plural(already, 'was', 'were')} already retried. Nothing new was started or charged.`,
    refused > 0 &&
      html`${plural(refused, 'was', 'were')} refused for now${because && html` (<code>${because}</code>)`}.`,
  ].filter((part) => part !== false)
  return note(
    refused > 0 ? 'sun' : 'board',
    parts.length > 0 ? parts.map((part) => html`${part} `) : 'There was nothing left to retry.',
  )
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

const empty = emptyCard(
  'No dead letters',
  `Generations that failed through our fault appear here: crashed workers, exceeded time limits, an
  unavailable provider.`,
)

function letterSection({ list: { letters, isCut }, showAll, now }: DeadLettersView): Html {
  const open = letters.filter(isOpen)
  const count = (of: readonly DeadLetter[]) => `${String(of.length)}${isCut ? ' or more' : ''}`
  const wanted = showAll ? letters : open
  const shown = wanted.slice(0, lettersShown)
  const headings = ['Code', 'Failed (UTC)', 'Generation', 'Owner', 'Starts', 'Request', '']
  return html`${codeList(open)}
  ${filterLinks('Dead letters to show', [
    { href: deadLettersPath, text: `To retry (${count(open)})`, current: !showAll },
    { href: `${deadLettersPath}?show=all`, text: `All (${count(letters)})`, current: showAll },
  ])}
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
      ? html`<p class="more">Showing the newest ${shown.length} of ${count(wanted)}.</p>`
      : null
  }`
}

function jobSection({ list: { letters }, jobs, now }: DeadLettersView): Html {
  if (!jobs) return note('sun', 'The queues aren’t responding, so failed jobs aren’t shown.')
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

/** The page at `/ops/dead-letters`. */
export const deadLettersPage = (view: DeadLettersView): string =>
  opsPage({
    page: 'dead-letters',
    waiting: view.waiting,
    title: 'Dead letters',
    lead: `Generations of the last 30 days that failed through our fault. A retry is free for the teacher,
      continues from what was already written, and appears on their screen at once.`,
    body: html`${view.outcome && outcomeNote(view.outcome)} ${letterSection(view)} ${jobSection(view)}`,
  })
