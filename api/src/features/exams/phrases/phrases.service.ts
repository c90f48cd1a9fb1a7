import { AppError, PhraseGroup, phraseLimits, type AddPhraseRequest, type Phrase } from '@classeur/contracts'
import { bankOf, type PhraseDocument, type PhraseRepository, type RosterRepository } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { studentNameIn } from '@classeur/domain/marks'
import type { ClassAccess } from '../../../class-access/class-access.ts'

export interface PhrasesDependencies {
  access: Pick<ClassAccess, 'open'>
  phrases: PhraseRepository
  rosters: Pick<RosterRepository, 'get'>
}

/** The phrases that a person and their colleagues added for overall comments. */
export function createPhrasesService({ access, phrases, rosters }: PhrasesDependencies) {
  const viewsOf = (documents: readonly PhraseDocument[], isOwn: boolean): Phrase[] =>
    documents.flatMap(({ _id, group, text }) => {
      // A newer version may have groups that this version doesn't know.
      const phraseGroup = PhraseGroup.safeParse(group).data
      return phraseGroup ? [{ id: String(_id), group: phraseGroup, text, isOwn }] : []
    })

  async function list(actor: Actor, classId: string): Promise<Phrase[]> {
    const schoolClass = await access.open(actor, 'mark:read', classId)
    const [own, others] = await Promise.all([
      phrases.listOwn(actor.userId, classId),
      phrases.listOfOthers(bankOf(schoolClass), actor.userId),
    ])
    const texts = new Set(own.map(({ text }) => text))
    return [
      ...viewsOf(own, true),
      ...viewsOf(
        others.filter(({ text }) => !texts.has(text)),
        false,
      ),
    ]
  }

  return {
    /** @throws AppError as `ClassAccess.open` does */
    list,

    /**
     * Adds a phrase, and returns all. Adding the same text again changes nothing. A text that names a student of the
     * class stays with its author in this class.
     * @throws AppError as `ClassAccess.open` does; `exams/too-many-phrases`
     */
    async add(actor: Actor, classId: string, { group, text }: AddPhraseRequest): Promise<Phrase[]> {
      const schoolClass = await access.open(actor, 'mark:write', classId)
      if ((await phrases.countOf(actor.userId)) >= phraseLimits.ofPerson)
        throw new AppError('exams/too-many-phrases')
      const { students } = await rosters.get(classId)
      await phrases.add({
        ...{ bank: bankOf(schoolClass), userId: actor.userId, group, text },
        classId: studentNameIn(students)(text) ? classId : null,
      })
      return list(actor, classId)
    },

    /** Removes one of the person's own phrases. @throws AppError `general/not-found` for any other phrase */
    async remove(actor: Actor, id: string): Promise<void> {
      const phrase = await phrases.findById(id)
      if (!can(actor, 'phrase:remove', phrase && { ownerId: phrase.userId }))
        throw new AppError('general/not-found')
      await phrases.remove(id)
    },
  }
}

export type PhrasesService = ReturnType<typeof createPhrasesService>
