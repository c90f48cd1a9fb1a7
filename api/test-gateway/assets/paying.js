// Disables the buttons of a form that is being sent, so that a second click sends nothing. The pages work without it:
// the server accepts each form once.
const busyForms = document.querySelectorAll('form[data-busy]')

function setBusy(form, isBusy) {
  for (const button of document.querySelectorAll('button')) {
    if (button.form !== form) continue
    button.disabled = isBusy
    if (!button.classList.contains('primary')) continue
    button.dataset.idle ??= button.textContent
    button.textContent = isBusy ? form.dataset.busy : button.dataset.idle
  }
}

for (const form of busyForms) {
  // Disabled buttons aren't sent, so this waits until the browser has collected the form's values.
  form.addEventListener('submit', () => setTimeout(() => setBusy(form, true)))
}

// A page that the browser restores after "back" can be used again.
addEventListener('pageshow', () => {
  for (const form of busyForms) setBusy(form, false)
})
