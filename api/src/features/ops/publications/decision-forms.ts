import { html, type Html } from '@classeur/domain/text'
import {
  publicationsPath,
  writePosition,
  type Review,
  type ShownPage,
  type TypedReason,
} from './publications-view.ts'
import { typicalReasonTexts } from './reason-texts.ts'

interface FormContext {
  page: ShownPage
  /** What was typed in the form before; null without one. */
  typed: TypedReason | null
  /** The picture to show after the decision. */
  nextId: string | null
}

/** What the operator sees now: the decision fails if the picture has changed by the time it arrives. */
const seenFields = ({ publication, requestedAt, reports }: Review, { page, nextId }: FormContext) =>
  html`<input type="hidden" name="publication" value="${publication}" />
    <input type="hidden" name="requestedAt" value="${requestedAt}" />
    <input type="hidden" name="reports" value="${reports.length}" />
    <input type="hidden" name="show" value="${page.tab}" />
    <input type="hidden" name="after" value="${page.after ? writePosition(page.after) : ''}" />
    <input type="hidden" name="next" value="${nextId ?? ''}" />`

function publishForm(review: Review, context: FormContext): Html | null {
  // A decision that a crash interrupted leaves a published picture without reports among those that wait.
  const isDone =
    review.publication === 'published' && review.reports.length === 0 && context.page.tab !== 'waiting'
  if (isDone) return null
  const text =
    review.publication === 'published'
      ? 'Keep it published'
      : review.publication === 'held'
        ? 'Publish again'
        : 'Publish'
  return html`<form method="post" action="${publicationsPath}/${review.id}" data-key="y">
    ${seenFields(review, context)}
    <input type="hidden" name="decision" value="publish" />
    <button class="primary">${text} <kbd>y</kbd></button>
  </form>`
}

function reasonForm(review: Review, context: FormContext): Html {
  const hides = review.publication === 'published'
  const verb = hides ? 'Hide' : 'Refuse'
  const { typed } = context
  return html`<details class="reasons" data-reasons ${typed ? html`open` : null}>
    <summary>${verb} with a reason <kbd>${hides ? 'h' : 'n'}</kbd></summary>
    <form method="post" action="${publicationsPath}/${review.id}">
      ${seenFields(review, context)}
      <input type="hidden" name="decision" value="${hides ? 'hide' : 'refuse'}" />
      <fieldset>
        <legend>The creator reads the reason</legend>
        ${Object.entries(typicalReasonTexts).map(
          ([code, text], index) =>
            html`<label class="chip"
              ><input
                type="radio"
                name="typical"
                value="${code}"
                ${code === typed?.typical ? html`checked` : null}
              /><span><kbd>${index + 1}</kbd> ${text}</span></label
            >`,
        )}
      </fieldset>
      <label class="words"
        >In your own words
        <textarea name="words" rows="2" maxlength="240" dir="auto">${typed?.words ?? ''}</textarea>
      </label>
      <button>${verb} the picture</button>
    </form>
  </details>`
}

/** The forms of one picture. They work without the page's script. */
export const decisionForms = (review: Review, context: FormContext): Html =>
  html`<div class="card decide">${publishForm(review, context)} ${reasonForm(review, context)}</div>`
