/** Hands a file to the browser's downloads under its name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The download has taken what it needs by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}
