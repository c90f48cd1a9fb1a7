/**
 * The program of a thread, next to the file that starts it (`startedFrom` is its `import.meta.url`): compiled if that file
 * is compiled, otherwise the source. `name`: its file name without ".worker".
 */
export function threadProgram(startedFrom: string, name: string): { url: URL; execArgv: string[] } {
  const isSource = startedFrom.endsWith('.ts')
  return isSource
    ? {
        url: new URL(`./${name}.worker.mjs`, startedFrom),
        execArgv: ['--conditions=@classeur/source'],
      }
    : { url: new URL(`./bundle/${name}.worker.js`, startedFrom), execArgv: [] }
}
