/**
 * The script of the page: keys that submit its forms and follow its links. It writes nothing into the page, and without
 * it everything works with the mouse and the tab key. It runs before the page shows anything, so no key is lost.
 */
export const keyboardScript = `'use strict'
const reasonsOf = () => document.querySelector('[data-reasons]')
let isSent = false

document.addEventListener('submit', (event) => {
  if (isSent) event.preventDefault()
  isSent = true
})
// A page that the browser shows again from its cache may send its forms again.
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  isSent = false
  location.reload()
})

// Somebody may press a key before the page's forms and links exist. Then the key takes effect as soon as they do.
function whenLoaded(act) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { once: true })
  else act()
}

// Nobody decides with the keyboard about a picture that they haven't seen.
function isPictureShown() {
  const picture = document.querySelector('figure img')
  return Boolean(picture?.complete && picture.naturalWidth > 0)
}

function openReasons() {
  const reasons = reasonsOf()
  if (!reasons) return
  reasons.open = true
  reasons.querySelector('input[type=radio]')?.focus()
}

function chooseReason(number) {
  const choice = reasonsOf()?.querySelectorAll('input[type=radio]')[number - 1]
  if (!choice) return
  choice.checked = true
  choice.focus()
}

document.addEventListener('keydown', (event) => {
  const { key, target } = event
  const reasons = reasonsOf()
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (target.closest?.('textarea, input:not([type=radio]), select')) return
  const isChoosing = reasons?.contains(target) && reasons.open
  if (key === 'Escape' && reasons?.open) {
    reasons.open = false
    reasons.querySelector('summary').focus()
  } else if (reasons?.open && /^[1-9]$/.test(key)) {
    chooseReason(Number(key))
  } else if (key === 'n' || key === 'h') {
    whenLoaded(openReasons)
  } else if (isChoosing) {
    return
  } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    whenLoaded(() => document.querySelector('a[data-key=' + key + ']')?.click())
  } else if (key === 'y' || key === 'u') {
    // A key that is held down repeats, also on the page of the next picture.
    if (event.repeat || (key === 'y' && !isPictureShown())) return
    whenLoaded(() => document.querySelector('form[data-key=' + key + ']')?.requestSubmit())
  } else {
    return
  }
  event.preventDefault()
})
`
