import { findMaterial, type NoMaterialReason, type SamplePackId } from '@classeur/domain/lesson-plans'
import { useMemo, useState } from 'react'
import { useSettled } from '../../../../components/fields/use-settled.ts'
import { useGenerators } from '../../../../http/queries/generators.ts'
import { LessonForm } from './lesson-inputs.ts'

/** Why the sample generator can't write this lesson, and the nearest topics that it can write. */
export interface Refusal {
  reason: NoMaterialReason
  nearest: SamplePackId[]
}

/** Wait for a pause, so that the message doesn't flicker during typing. */
const settleMs = 500

/**
 * Checks whether the sample generator can write this lesson. `refusal` is null when a model writes, when there is
 * material, and while the form is incomplete. Show it once typing pauses, or at once when the form is sent (`ask`).
 */
export function useMaterial(form: LessonForm) {
  const isSample = useGenerators()?.text === 'sample'
  const settled = useSettled(form, settleMs)
  const [asked, setAsked] = useState<LessonForm | null>(null)
  const refusal = useMemo(() => (isSample ? refusalOf(form) : null), [isSample, form])
  const wasRefused = useMemo(() => refusalOf(settled) !== null, [settled])
  return {
    refusal,
    isShown: refusal !== null && (wasRefused || asked === form),
    ask: () => setAsked(form),
  }
}

function refusalOf(form: LessonForm): Refusal | null {
  const { data: request } = LessonForm.safeParse(form)
  if (!request) return null
  const material = findMaterial(request)
  return material.available ? null : material
}
