import type { Actor } from '@classeur/domain/access'
import { createFileLinks, type FilePermit, type LinkHolder } from './file-links.ts'

/** A school's logo and its key in the storage. */
export interface LogoFile {
  schoolId: string
  logoKey: string
}

export type LogoGrant = LogoFile & LinkHolder

/** The file name in a storage key. */
const nameOf = (logoKey: string) => logoKey.split('/').at(-1) ?? ''

/** Signed URLs of logos. The route checks again whether the person may see the logo. */
export function createLogoLinks(secret: string, now?: () => number) {
  const links = createFileLinks(secret, 'logo-links', now)
  return {
    linkTo: ({ schoolId, logoKey }: LogoFile, actor: Actor): string =>
      `/api/schools/${schoolId}/logo/${nameOf(logoKey)}?${links.permitFor(logoKey, actor)}`,

    /** The grant of a link; null if it is forged or expired. */
    verify(schoolId: string, name: string, permit: FilePermit): LogoGrant | null {
      const logoKey = `schools/${schoolId}/${name}`
      const holder = links.verify(logoKey, permit)
      return holder && { schoolId, logoKey, ...holder }
    },
  }
}

export type LogoLinks = ReturnType<typeof createLogoLinks>
