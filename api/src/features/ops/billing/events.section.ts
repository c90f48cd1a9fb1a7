import type { PaymentEventState } from '@classeur/database'
import { html, type Html } from '@classeur/domain/text'
import {
  actionCell,
  cell,
  endCell,
  emptyCard,
  filterLinks,
  note,
  plural,
  table,
  tag,
  time,
  type Tone,
} from '../page/page-parts.ts'
import { billingPath, tabPath } from './billing-paths.ts'
import type { EventRetryOutcome } from './payment-actions.service.ts'
import type { EventFilter, EventList, ListedEvent } from './payment-lists.service.ts'

const filters: Record<EventFilter, string> = { all: 'All', waiting: 'Waiting', failed: 'Failed' }
const tones: Record<PaymentEventState, Tone> = { waiting: 'sun', failed: 'pen', processed: 'plain' }

const retryForm = (id: string) =>
  html`<form method="post" action="${billingPath}/events/${encodeURIComponent(id)}/retry">
    <button>Retry</button>
  </form>`

const eventRow = (event: ListedEvent, now: Date) =>
  html`<tr id="${event._id}">
    ${cell('Event', html`<code>${event.type}</code> <small class="id">${event._id}</small>`)}
    ${cell(
      'State',
      html`${tag(event.state, tones[event.state])}
      ${event.source === 'reconciler' ? html`<small>asked for</small>` : null}`,
    )}
    ${cell('Received (UTC)', time(event.receivedAt, now))} ${endCell('Attempts', event.attempts)}
    ${cell('Last error', event.lastError && html`<span class="error-text">${event.lastError}</span>`)}
    ${actionCell(event.state === 'processed' ? null : retryForm(event._id))}
  </tr>`

const emptyTexts: Record<EventFilter, [string, string]> = {
  all: ['No events yet', 'Every event of the payment provider is stored here before it is processed.'],
  waiting: [
    'No event is waiting',
    'Events wait here until a worker processes them, usually for less than a second.',
  ],
  failed: [
    'No event has failed',
    'An event whose processing failed is tried again by the workers, and by you.',
  ],
}

/** The events of the payment provider. */
export function eventsSection(list: EventList, filter: EventFilter, now: Date): Html {
  const { events, backlog, mostShown } = list
  const links = Object.entries(filters).map(([name, text]) => ({
    href: tabPath('events', { state: name === 'all' ? null : name }),
    text,
    current: name === filter,
  }))
  const headings = ['Event', 'State', 'Received (UTC)', { end: 'Attempts' }, 'Last error', '']
  const oldest = backlog.oldest && html` The oldest arrived at ${time(backlog.oldest, now)}`
  return html`<div class="bar">
      ${filterLinks('Events to show', links)}
      <p class="aside">
        ${backlog.count === 0 ? 'All events are processed.' : `${plural(backlog.count, 'event isn’t', 'events aren’t')} processed.`}${oldest}
      </p>
    </div>
    ${
      events.length === 0
        ? emptyCard(...emptyTexts[filter])
        : table(
            headings,
            events.map((event) => eventRow(event, now)),
          )
    }
    ${
      events.length >= mostShown
        ? html`<p class="more">Showing ${events.length} events: unprocessed ones first, then the newest.</p>`
        : null
    }`
}

const retryTexts: Record<EventRetryOutcome, string> = {
  queued: 'is in the queue again.',
  'queue-silent':
    'waits, but the queue doesn’t respond. The workers add its job when they look for missing ones.',
  processed: 'was processed already. Nothing was done.',
}

export const retryNote = (id: string, outcome: EventRetryOutcome): Html =>
  note(
    outcome === 'queue-silent' ? 'sun' : 'board',
    html`The event <code>${id}</code> ${retryTexts[outcome]}`,
  )
