/**
 * The script of the page: keys that submit its forms and follow its links. It writes nothing into the page, and without
 * it everything works with the mouse and the tab key.
 */
export const keyboardScript = `'use strict'
const reasons = document.querySelector('[data-reasons]')
let isSent = false

document.addEventListener('submit', (event) => {
  if (isSent) event.preventDefault()
  isSent = true
})
// A page that the browser shows again from its cache may send its forms again.
addEventListener('pageshow', (event) => {
  isSent = false
  if (event.persisted) location.reload()
})

function openReasons() {
  if (!reasons) return
  reasons.open = true
  reasons.querySelector('input[type=radio]')?.focus()
}

function chooseReason(number) {
  const choice = reasons?.querySelectorAll('input[type=radio]')[number - 1]
  if (!choice) return
  choice.checked = true
  choice.focus()
}

document.addEventListener('keydown', (event) => {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (target.closest?.('textarea, input:not([type=radio]), select')) return
  const isChoosing = reasons?.contains(target) && reasons.open
  if (key === 'Escape' && reasons?.open) {
    reasons.open = false
    reasons.querySelector('summary').focus()
  } else if (reasons?.open && /^[1-9]$/.test(key)) {
    chooseReason(Number(key))
  } else if (key === 'n' || key === 'h') {
    openReasons()
  } else if (isChoosing) {
    return
  } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    document.querySelector('a[data-key=' + key + ']')?.click()
  } else if (key === 'y' || key === 'u') {
    document.querySelector('form[data-key=' + key + ']')?.requestSubmit()
  } else {
    return
  }
  event.preventDefault()
})
`
