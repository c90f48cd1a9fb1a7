// Disables the buttons of a form that is being sent, so that a second click sends nothing. The pages work without it:
// the server accepts each form once. It runs before the forms are there, so the first click already counts.

function setBusy(form, isBusy) {
  for (const button of document.querySelectorAll('button')) {
    if (button.form !== form) continue
    button.disabled = isBusy
    if (!button.classList.contains('primary')) continue
    button.dataset.idle ??= button.textContent
    button.textContent = isBusy ? form.dataset.busy : button.dataset.idle
  }
}

document.addEventListener('submit', ({ target: form }) => {
  // Disabled buttons aren't sent, so this waits until the browser has collected the form's values.
  if (form.dataset.busy) setTimeout(() => setBusy(form, true))
})

// A page that the browser restores after "back" can be used again.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-busy]')) setBusy(form, false)
})
