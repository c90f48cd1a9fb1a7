/** The value of an attribute of an element; `tag` is the text of its start tag. */
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

const startTags = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}\\s[^>]*>`, 'g'))].map(([tag]) => tag)

/** Targets are relative to the folder of the workbook, or absolute. */
const pathOf = (target: string): string => `xl/${target.replace(/^\s*\/xl\//, '')}`

/**
 * The paths of the sheets by their ids in the workbook. The number in a path is another one: a program numbers the parts
 * when it saves the file, and the ids stay when sheets are deleted or moved.
 */
export function sheetPathsById(workbookXml: string, relationsXml: string): Map<number, string> {
  const targets = new Map(
    startTags(relationsXml, 'Relationship').map((tag) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target'),
    ]),
  )
  return new Map(
    startTags(workbookXml, 'sheet').flatMap((tag): [number, string][] => {
      const target = targets.get(attributeOf(tag, 'r:id'))
      return target === undefined ? [] : [[Number(attributeOf(tag, 'sheetId')), pathOf(target)]]
    }),
  )
}
