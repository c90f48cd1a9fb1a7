import { redactDeep } from '@classeur/domain/lesson-plans'
import type { ImageDocument, ReadNameRoster } from '@classeur/database'

/** The parts of a picture with texts that others read when it is published. */
type PublicTexts = {
  [Part in 'name' | 'altText' | 'tags' | 'labels']?: ImageDocument[Part] | undefined
}

const publicTextsOf = ({ name, altText, tags, labels }: PublicTexts) => ({
  ...{ name, altText, tags },
  // Older pictures have no labels.
  labels: (labels ?? []).flatMap((label) => (label.kind === 'text' ? [{ label: label.text }] : [])),
})

/** Finds names of the owner's students in what others would read with a picture. */
export function createStudentNames(readNameRoster: ReadNameRoster) {
  async function findIn(ownerId: string, texts: PublicTexts): Promise<string[]> {
    const { replaced } = redactDeep(publicTextsOf(texts), await readNameRoster([ownerId], []))
    return replaced.map(({ name }) => name)
  }

  return {
    findIn,

    /**
     * Whether a change brings names into a picture that is published, or that an operator could publish. Those that it
     * already has were checked when its owner asked for publication.
     */
    async areAddedBy(image: ImageDocument, changes: PublicTexts): Promise<boolean> {
      if (image.publication === 'private' || image.publication === 'refused') return false
      const [before, after] = await Promise.all([
        findIn(image.ownerId, image),
        findIn(image.ownerId, changes),
      ])
      return after.some((name) => !before.includes(name))
    },
  }
}

export type StudentNames = ReturnType<typeof createStudentNames>
