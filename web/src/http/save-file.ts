/** Safari reads the file only some time after the click. */
const releaseAfterMs = 60_000

/** Saves a file as a browser download under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs)
}

/** Lets the browser itself download from a link of this server, which names the file; nothing is held in memory. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
