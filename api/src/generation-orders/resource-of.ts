import type { GenerationKind, ResourceReference } from '@classeur/contracts'

interface OfResources {
  kind: GenerationKind
  /** The input of these kinds has these fields; it was validated when the generation was accepted. */
  input?: unknown
}

/** Where a generation of resources belongs; null for other kinds. */
export function resourceOf({ kind, input }: OfResources): ResourceReference | null {
  if (!kind.startsWith('resource')) return null
  const { examId, markId, resourceId = null, itemId = null } = (input ?? {}) as Partial<ResourceReference>
  return examId && markId ? { examId, markId, resourceId, itemId } : null
}
