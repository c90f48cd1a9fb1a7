import { AppError, mostSuggestedComments, type SuggestedComments } from '@classeur/contracts'
import { bankOf, type CommentBankRepository } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { wordsInOrder } from '@classeur/domain/marks'
import type { OpenSchool } from '../school-access.ts'

export interface CommentBankDependencies {
  commentBank: Pick<CommentBankRepository, 'listOwn' | 'listColleagues' | 'findById' | 'remove'>
  open: OpenSchool
}

/** Suggests earlier comments of a person and of their school. */
export function createCommentBankService({ commentBank, open }: CommentBankDependencies) {
  return {
    /** `typed`: beginnings of words of the comment, in any spelling. */
    async suggest(actor: Actor, typed: string): Promise<SuggestedComments> {
      const school = await open(actor, 'comment-bank:read')
      const { userId } = actor
      // The second bank has the comments on the person's classes that belong to no school.
      const banks = [String(school._id), null].map((schoolId) => bankOf({ schoolId, ownerId: userId }))
      const words = wordsInOrder(typed)
      const own = await commentBank.listOwn(banks, userId, words, mostSuggestedComments)
      // Colleagues may have written the same texts, so read as many more as may be left out.
      const colleagues = await commentBank.listColleagues(
        banks,
        userId,
        words,
        mostSuggestedComments + own.length,
      )
      const texts = new Set(own.map(({ text }) => text))
      const comments = [
        ...own.map(({ _id, text, uses }) => ({ id: _id, text, uses })),
        ...colleagues
          .filter(({ text }) => !texts.has(text))
          .map(({ text, uses }) => ({ id: null, text, uses })),
      ]
      return { comments: comments.slice(0, mostSuggestedComments) }
    },

    /** Removes one of the person's own comments. @throws AppError `general/not-found` for any other comment */
    async remove(actor: Actor, id: string): Promise<void> {
      const comment = await commentBank.findById(id)
      const resource = comment && { ownerId: comment.userId }
      if (!can(actor, 'banked-comment:remove', resource)) throw new AppError('general/not-found')
      await commentBank.remove(id)
    },
  }
}

export type CommentBankService = ReturnType<typeof createCommentBankService>
