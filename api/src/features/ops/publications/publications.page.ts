import { html, type Html } from '@classeur/domain/text'
import { opsPage } from '../page/page-frame.ts'
import { cell, emptyCard, note, pageLinks, plural, table, tag, time } from '../page/page-parts.ts'
import { decisionForms } from './decision-forms.ts'
import {
  scriptPath,
  pagePath,
  undoPath,
  writePosition,
  type LoggedDecision,
  type Outcome,
  type PublicationsView,
  type PublicationTab,
  type Review,
} from './publications-view.ts'
import { noteText, reportText } from './reason-texts.ts'

const tabTexts: Record<PublicationTab, string> = {
  waiting: 'Waiting',
  published: 'Published',
  hidden: 'Hidden',
  log: 'Log',
}
const decisionTexts = { publish: 'Published', refuse: 'Refused', hide: 'Hidden' }

const tabs = (current: PublicationTab, waiting: number) =>
  html`<nav class="tabs" aria-label="Publications">
    ${Object.entries(tabTexts).map(
      ([tab, text]) =>
        html`<a
          href="${pagePath({ tab: tab as PublicationTab, after: null })}"
          ${tab === current ? html`aria-current="true"` : null}
          >${text}${tab === 'waiting' && waiting > 0 ? html` <span class="count">${waiting}</span>` : null}</a
        >`,
    )}
  </nav>`

const outcomeTexts: Record<Outcome, string> = {
  changed:
    'Nothing was decided: another operator decided, the creator changed the picture, or it was reported again. Look at it once more.',
  gone: 'Nothing was decided: the picture was deleted.',
  undone: 'The decision was taken back.',
  'nothing-to-undo': 'There is no decision to take back.',
  'reason-missing': 'Choose a reason or write one: the creator reads it.',
}

const missedText =
  'Nothing was changed: you or another operator decided meanwhile, the creator changed the picture, or it was reported again.'

/** The large picture is another one if the picture of the form left the list. */
function outcomeNote({ outcome, isWanted, typed }: PublicationsView): Html | null {
  if (!outcome) return null
  const isMissed = !isWanted && (outcome === 'changed' || outcome === 'reason-missing')
  if (!isMissed) return note(outcome === 'undone' ? 'board' : 'sun', outcomeTexts[outcome])
  const wrote = typed && typed.words !== '' ? html` You wrote: <q dir="auto">${typed.words}</q>` : null
  return note('sun', html`${missedText}${wrote}`)
}

const undoBar = ({ undoable, tab, after, now }: PublicationsView) =>
  undoable &&
  html`<form class="note undo" method="post" action="${undoPath}" data-key="u">
    <input type="hidden" name="decision" value="${String(undoable._id)}" />
    <input type="hidden" name="show" value="${tab}" />
    <input type="hidden" name="after" value="${after ? writePosition(after) : ''}" />
    <span
      >${decisionTexts[undoable.decision]}: <bdi>${undoable.imageName}</bdi>
      <small>${time(undoable.at, now)}</small></span
    >
    <button>Undo <kbd>u</kbd></button>
  </form>`

const stateTag = ({ publication, reports }: Review) =>
  reports.length > 0
    ? tag(`${publication === 'held' ? 'held, ' : ''}${plural(reports.length, 'report', 'reports')}`, 'pen')
    : tag(publication === 'in-review' ? 'in review' : publication, 'sun')

const strip = ({ reviews, current, tab, after }: PublicationsView) =>
  html`<ol class="strip" aria-label="Pictures in this list">
    ${reviews.map(
      (review) =>
        html`<li>
          <a
            href="${pagePath({ tab, after }, review.id)}"
            ${review.id === current?.id ? html`aria-current="true"` : null}
          >
            <img src="${review.thumbnailUrl}" alt="" width="72" height="72" loading="lazy" />
            <span dir="auto">${review.name}</span>
            ${review.reports.length > 0 ? tag(String(review.reports.length), 'pen') : null}
          </a>
        </li>`,
    )}
  </ol>`

/** Says how many pictures wait if the list is too long to show all. */
const extent = ({ tab, reviews, waiting }: PublicationsView): Html | null =>
  tab === 'waiting' && waiting > reviews.length
    ? note('board', `The first ${String(reviews.length)} of ${String(waiting)} that wait; the others follow.`)
    : null

/** Links to the other pages of a list. */
function pages({ tab, after, nextPage }: PublicationsView): Html | null {
  return pageLinks(
    tab === 'log' ? 'decisions' : 'pictures',
    after && pagePath({ tab, after: null }),
    nextPage && pagePath({ tab, after: nextPage }),
  )
}

const fact = (name: string, content: Html | string | null) =>
  content === null
    ? null
    : html`<div>
        <dt>${name}</dt>
        <dd dir="auto">${content}</dd>
      </div>`

function facts(review: Review, now: Date): Html {
  const labels = review.labels.flatMap((label) => (label.kind === 'text' ? [label.text] : []))
  return html`<dl class="card facts">
    ${fact('Name', review.name)} ${fact('Description', review.altText)}
    ${fact('Labels', labels.length > 0 ? html`<bdi>${labels.join(' · ')}</bdi>` : null)}
    ${fact('Tags', review.tags.length > 0 ? review.tags.join(', ') : null)}
    ${fact('Shown as by', html`<bdi>${review.creatorName}</bdi> <code class="id">${review.ownerId}</code>`)}
    ${fact('Asked (UTC)', time(new Date(review.requestedAt), now))}
    ${fact(
      'Reports',
      review.reports.length > 0
        ? html`<ul>
            ${review.reports.map(
              ({ reason, note: words, at }) =>
                html`<li>
                  ${reportText(reason)}${words === '' ? null : html`: <bdi>${words}</bdi>`}
                  ${time(new Date(at), now)}
                </li>`,
            )}
          </ul>`
        : null,
    )}
  </dl>`
}

const operatorText = ({ operatorId, operatorName }: LoggedDecision, readerId: string) =>
  operatorId === readerId ? 'you' : html`<bdi>${operatorName === '' ? operatorId : operatorName}</bdi>`

const log = (history: readonly LoggedDecision[], { operatorId, now }: PublicationsView) =>
  table(
    ['Picture', 'Decision', 'Reason', 'Operator', 'At (UTC)'],
    history.map(
      (entry) =>
        html`<tr>
          ${cell('Picture', html`<bdi>${entry.imageName}</bdi> <small><code>${entry.imageId}</code></small>`)}
          ${cell(
            'Decision',
            html`${decisionTexts[entry.decision]}${entry.undoneAt ? html` ${tag('taken back')}` : null}${
              entry.reports > 0
                ? html` <small>${plural(entry.reports, 'report', 'reports')} ended</small>`
                : null
            }`,
          )}
          ${cell('Reason', entry.reason === null ? null : html`<bdi>${noteText(entry.reason)}</bdi>`)}
          ${cell('Operator', operatorText(entry, operatorId))} ${cell('At (UTC)', time(entry.at, now))}
        </tr>`,
    ),
  )

function desk(view: PublicationsView, review: Review): Html {
  const index = view.reviews.findIndex(({ id }) => id === review.id)
  const [previous, next] = [view.reviews[index - 1] ?? null, view.reviews[index + 1] ?? null]
  // After the last picture of the list comes the one before it.
  const after = next ?? previous
  return html`<div class="desk">
    ${strip(view)}
    <figure class="card picture">
      <img
        src="${review.downloadUrl}"
        alt="${review.altText}"
        width="${review.width}"
        height="${review.height}"
      />
      <figcaption>
        ${stateTag(review)}
        <span>${index + 1} of ${view.reviews.length}</span>
        <span class="steps">
          ${previous && html`<a data-key="ArrowLeft" href="${pagePath(view, previous.id)}">Previous</a>`}
          ${next && html`<a data-key="ArrowRight" href="${pagePath(view, next.id)}">Next</a>`}
        </span>
      </figcaption>
    </figure>
    <div class="side">
      ${decisionForms(review, {
        page: { tab: view.tab, after: view.after },
        typed: view.isWanted ? view.typed : null,
        nextId: after?.id ?? null,
      })}
      ${facts(review, view.now)}
      ${
        view.history.length > 0
          ? html`<h2>Earlier decisions</h2>
              ${log(view.history, view)}`
          : null
      }
    </div>
  </div>`
}

const emptyTexts: Record<PublicationTab, readonly [string, string]> = {
  waiting: ['Nothing waits', 'Pictures that somebody wants to publish, and reported ones, appear here.'],
  published: ['Nothing is published', 'Pictures that an operator published appear here.'],
  hidden: ['Nothing is hidden', 'Pictures that an operator hid appear here, to publish them again.'],
  log: ['No decisions yet', 'Every decision of an operator is kept for 12 months.'],
}

const noneOlder = (tab: PublicationTab) =>
  tab === 'log'
    ? (['No older decisions', 'Every other decision is newer.'] as const)
    : (['No older pictures', 'Every other picture of this list is newer.'] as const)

function content(view: PublicationsView): Html {
  if (view.current) return html`${extent(view)} ${desk(view, view.current)} ${pages(view)}`
  if (view.tab === 'log' && view.history.length > 0) {
    return html`${log(view.history, view)} ${pages(view)}`
  }
  return html`${emptyCard(...(view.after ? noneOlder(view.tab) : emptyTexts[view.tab]))} ${pages(view)}`
}

/** The page at `/ops/publications`. */
export const publicationsPage = (view: PublicationsView): string =>
  opsPage({
    page: 'publications',
    title: 'Publications',
    lead: html`<kbd>y</kbd> publishes, <kbd>n</kbd> refuses or hides with a reason, the arrows change the
      picture, <kbd>u</kbd> takes the last decision back.`,
    waiting: view.waiting,
    script: scriptPath,
    body: html`${outcomeNote(view)} ${undoBar(view)} ${tabs(view.tab, view.waiting)} ${content(view)}`,
  })
