import {
  AppError,
  type ChangeErrorTypeRequest,
  type CreateErrorTypeRequest,
  type ErrorType,
  type ErrorTypeList,
} from '@classeur/contracts'
import type { ErrorTypeLibraryRepository } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import {
  addErrorType,
  changeErrorType,
  retireErrorType,
  type ErrorTypeDecision,
  type StoredErrorType,
} from '@classeur/domain/marks'
import { newId } from '../../../ids/new-id.ts'
import type { AnnounceSchool } from '../../../realtime/announce-school.ts'
import type { OpenSchool } from '../school-access.ts'
import { errorTypeView } from './error-type-view.ts'
import { updateErrorTypes } from './update-error-types.ts'

export interface ErrorTypesDependencies {
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get' | 'replace'>
  open: OpenSchool
  announce: AnnounceSchool
}

/** Manages the error types that a person's school has added to the default ones. All its teachers share them. */
export function createErrorTypesService({ errorTypeLibraries, open, announce }: ErrorTypesDependencies) {
  /** @throws AppError the code of a refusal */
  async function update(actor: Actor, decide: (types: readonly StoredErrorType[]) => ErrorTypeDecision) {
    const school = await open(actor, 'error-type:change')
    let hasChanged = false
    let id = ''
    const types = await updateErrorTypes(errorTypeLibraries, String(school._id), (present) => {
      const decision = decide(present)
      if ('refusal' in decision) {
        const { code, ...params } = decision.refusal
        throw new AppError(code, params)
      }
      hasChanged = decision.next !== null
      id = decision.id
      return decision.next ?? present
    })
    if (hasChanged) announce(school)
    return { errorTypes: types.map(errorTypeView), id }
  }

  return {
    async list(actor: Actor): Promise<ErrorTypeList> {
      const school = await open(actor, 'error-type:read')
      const { types } = await errorTypeLibraries.get(String(school._id))
      return { errorTypes: types.map(errorTypeView) }
    },

    /** Repeating a request returns the same type. @throws AppError as {@link addErrorType} refuses */
    async create(actor: Actor, input: CreateErrorTypeRequest): Promise<ErrorType> {
      const newTypeId = newId()
      const { errorTypes, id } = await update(actor, (types) => addErrorType(types, newTypeId, input))
      const created = errorTypes.find((type) => type.id === id)
      if (!created) throw new AppError('general/unavailable')
      return created
    },

    /** @throws AppError as {@link changeErrorType} refuses */
    async change(actor: Actor, id: string, change: ChangeErrorTypeRequest): Promise<ErrorTypeList> {
      const { errorTypes } = await update(actor, (types) => changeErrorType(types, id, change))
      return { errorTypes }
    },

    /** Retires an error type; idempotent. @throws AppError `general/not-found` */
    async retire(actor: Actor, id: string): Promise<ErrorTypeList> {
      const at = new Date()
      const { errorTypes } = await update(actor, (types) => retireErrorType(types, id, at))
      return { errorTypes }
    },
  }
}

export type ErrorTypesService = ReturnType<typeof createErrorTypesService>
