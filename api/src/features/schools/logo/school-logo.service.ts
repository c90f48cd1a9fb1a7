import { AppError, type School } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { SchoolDocument, SchoolRepository } from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'
import type { LogoGrant } from '../../../security/logo-links.ts'
import { newId } from '../../../ids/new-id.ts'
import { readLogo } from './read-logo.ts'
import type { RemoveLogoFile } from './remove-logo-file.ts'
import type { OpenSchool } from '../school-access.ts'
import type { AnnounceSchool } from '../../../realtime/announce-school.ts'
import type { SchoolView } from '../settings/school.service.ts'

export interface SchoolLogoDependencies {
  schools: Pick<SchoolRepository, 'change' | 'findById'>
  storage: Pick<ObjectStorage, 'put' | 'get'>
  open: OpenSchool
  view: SchoolView
  announce: AnnounceSchool
  removeFile: RemoveLogoFile
}

/** Manages the logo of a person's school. Each logo is a new file, so that the picture at an address never changes. */
export function createSchoolLogo(dependencies: SchoolLogoDependencies) {
  const { schools, storage, open, view, announce, removeFile } = dependencies
  const unavailable = (cause: unknown) => {
    throw new AppError('general/unavailable', {}, { cause })
  }

  async function put(school: SchoolDocument, logoKey: string | null, actor: Actor): Promise<School> {
    const changed = await schools.change(String(school._id), { logoKey })
    if (!changed) throw new AppError('general/not-found')
    if (school.logoKey) await removeFile(school.logoKey)
    announce(changed)
    return view(changed, actor)
  }

  return {
    /** @throws AppError `general/forbidden`, `schools/logo-unreadable`, `general/unavailable` */
    async replace(actor: Actor, image: string): Promise<School> {
      const school = await open(actor, 'school:change')
      const logo = readLogo(Buffer.from(image, 'base64'))
      const logoKey = `schools/${String(school._id)}/${newId()}.${logo.extension}`
      await storage.put(logoKey, logo.bytes, logo.contentType).catch(unavailable)
      return put(school, logoKey, actor)
    },

    remove: async (actor: Actor): Promise<School> => put(await open(actor, 'school:change'), null, actor),

    /** Opens a link's file if it is still the logo and the person may see it. @throws AppError `general/not-found` */
    async open({ schoolId, userId, logoKey }: LogoGrant) {
      const school = await schools.findById(schoolId)
      const actor: Actor = { userId, operator: false }
      const isSeen =
        school?.logoKey === logoKey && can(actor, 'school:read', { schoolMembers: school.members })
      const object = isSeen ? await storage.get(logoKey).catch(unavailable) : null
      if (!object) throw new AppError('general/not-found')
      return object
    },
  }
}

export type SchoolLogo = ReturnType<typeof createSchoolLogo>
