/** Hands a file to the browser's downloads under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has taken what it needs by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}
