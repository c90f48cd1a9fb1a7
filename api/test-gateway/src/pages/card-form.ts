import { html, westernDigits, type Html } from '@classeur/domain/text'
import { z } from 'zod'
import { cardByNumber, testCards } from '../objects/cards.ts'
import type { CardDetails } from '../objects/payments.ts'
import type { PageWords } from './words/index.ts'

const maxTyped = 200
const typed = z.string().max(maxTyped).default('').catch('')

/** The form as it was typed. */
export const CardForm = z.object({
  token: typed,
  number: typed,
  expiry: typed,
  cvc: typed,
  name: typed,
  /** The key of a test card, when its button was pressed. */
  fill: typed,
})
export type CardForm = z.output<typeof CardForm>
export const emptyForm: CardForm = { token: '', number: '', expiry: '', cvc: '', name: '', fill: '' }

type FieldName = 'number' | 'expiry' | 'cvc' | 'name'
type FormError = keyof PageWords['form']
export type FieldErrors = Partial<Record<FieldName, FormError>>

const digitsOf = (text: string) => westernDigits(text).replaceAll(/[\s-]/g, '')
const expiryForm = /^(\d{1,2})\s*[/-]?\s*(\d{2}|20\d{2})$/

function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = expiryForm.exec(westernDigits(text).trim()) ?? []
  const read = { month: Number(month), year: 2000 + (Number(year) % 100) }
  return read.month >= 1 && read.month <= 12 ? read : null
}

/** A card is valid until the last moment of its month. */
const hasExpired = (expiry: { month: number; year: number }, now: number) =>
  Date.UTC(expiry.year, expiry.month, 1) / 1000 <= now

function numberError(text: string): FormError | undefined {
  const digits = digitsOf(text)
  if (digits === '') return 'numberEmpty'
  return cardByNumber(digits) ? undefined : 'numberUnknown'
}

function expiryError(text: string, now: number): FormError | undefined {
  const expiry = readExpiry(text)
  if (!expiry) return 'expiryWrong'
  return hasExpired(expiry, now) ? 'expiryPast' : undefined
}

/** Reads the card; `now` is the gateway's time in seconds. */
export function readCard(form: CardForm, now: number): { card: CardDetails } | { errors: FieldErrors } {
  const fieldErrors = {
    number: numberError(form.number),
    expiry: expiryError(form.expiry, now),
    cvc: /^\d{3,4}$/.test(digitsOf(form.cvc)) ? undefined : ('cvcWrong' as const),
    name: form.name.trim() === '' ? ('nameEmpty' as const) : undefined,
  }
  const card = cardByNumber(digitsOf(form.number))
  const expiry = readExpiry(form.expiry)
  const wrong = Object.entries(fieldErrors).filter(([, error]) => error !== undefined)
  if (wrong.length > 0 || !card || !expiry) return { errors: Object.fromEntries(wrong) }
  return { card: { card, expMonth: expiry.month, expYear: expiry.year, name: form.name.trim() } }
}

const inFours = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
const validYears = 3

/** The form with a test card filled in; a typed name stays. */
export function filledForm(form: CardForm, now: number): CardForm {
  const card = testCards.find(({ key }) => key === form.fill)
  if (!card) return form
  const year = (new Date(now * 1000).getUTCFullYear() + validYears) % 100
  const expiry = `12 / ${String(year).padStart(2, '0')}`
  return { ...form, number: inFours(card.number), expiry, cvc: '123', name: form.name || 'Test Teacher' }
}

const attributes: Record<
  FieldName,
  { autocomplete: string; inputmode: string; digits: boolean; wide: boolean }
> = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', digits: true, wide: true },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', digits: true, wide: false },
  cvc: { autocomplete: 'cc-csc', inputmode: 'numeric', digits: true, wide: false },
  name: { autocomplete: 'cc-name', inputmode: 'text', digits: false, wide: true },
}

/** The four fields with their labels and errors; the first wrong one gets the focus. */
export function cardFields(words: PageWords['form'], form: CardForm, errors: FieldErrors): Html {
  const [firstWrong] = Object.keys(errors)
  const field = (name: FieldName) => {
    const { autocomplete, inputmode, digits, wide } = attributes[name]
    const error = errors[name]
    const hint = name === 'expiry' ? words.expiryHint : ''
    return html`<div class="field${wide && ' wide'}">
      <label for="${name}">${words[name]}</label>
      <input
        type="text"
        id="${name}"
        name="${name}"
        value="${form[name]}"
        class="${digits && 'digits'}"
        autocomplete="${autocomplete}"
        inputmode="${inputmode}"
        maxlength="${maxTyped}"
        placeholder="${hint}"
        required
        ${error && html`aria-invalid="true" aria-describedby="${name}-error"`}
        ${name === firstWrong && html`autofocus`}
      />
      ${error && html`<p class="error" id="${name}-error">${words[error]}</p>`}
    </div>`
  }
  return html`<div class="fields">${(['number', 'expiry', 'cvc', 'name'] as const).map(field)}</div>`
}

/** Buttons that fill a form in; they come after the form, so that Enter doesn't press one of them. */
export const fillButtons = (words: PageWords, formId: string): Html =>
  html`<section class="card" aria-labelledby="fill">
    <h2 id="fill">${words.pay.fill}</h2>
    <div class="actions">
      ${testCards.map(
        ({ key }) =>
          html`<button class="button small" form="${formId}" name="fill" value="${key}" formnovalidate>
            ${words.cards.names[key]}
          </button>`,
      )}
    </div>
  </section>`
