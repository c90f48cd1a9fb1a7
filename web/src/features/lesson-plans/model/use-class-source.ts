import type { LessonPrefill } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { skillsQuery } from '../../../http/school-skills.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { fillFromClass, type FilledFields } from './fill-from-class.ts'
import type { ChosenSource, ClassSource, LessonForm } from './lesson-inputs.ts'
import { lessonPrefillQuery } from './lesson-prefill.ts'

interface ClassSourceOptions {
  values: LessonForm
  set: (chosen: Partial<LessonForm>) => void
  /** The values that the form began with. */
  initial: LessonForm
}

/** Fills the form in once, when a class or an exam is chosen. Later changes of its results don't touch the fields. */
export function useClassSource({ values, set, initial }: ClassSourceOptions): ClassSource {
  const { classId = null, examId = null } = values
  const read = useQuery({
    ...lessonPrefillQuery(classId ?? '', examId, currentLanguage()),
    enabled: classId !== null,
  })
  const { data, isPlaceholderData } = read
  const [untyped, setUntyped] = useState<FilledFields>(initial)
  const [awaited, setAwaited] = useState<ChosenSource | null>(null)
  const skills = useQuery({ ...skillsQuery, enabled: (awaited?.skillIds ?? []).length > 0 })

  const fill = useEffectEvent((prefill: LessonPrefill) => {
    const [skillId] = awaited?.skillIds ?? []
    const skill = skills.data?.skills.find(({ id }) => id === skillId)
    const filled = fillFromClass(values, { ...prefill, topic: skill?.name ?? prefill.topic }, untyped)
    const continues = awaited?.continuesLast && prefill.lastPlan ? prefill.lastPlan.id : null
    set({ ...filled, ...(continues !== null && { continues }) })
    setUntyped({ ...untyped, ...filled })
    setAwaited(null)
  })
  const isAwaited = awaited?.classId === classId && awaited.examId === examId
  const isReady = isAwaited && !isPlaceholderData && !skills.isLoading
  useEffect(() => {
    if (isReady && data) fill(data)
  }, [isReady, data])

  return {
    prefill: classId === null ? undefined : data,
    error: classId === null ? null : read.error,
    retry: () => void read.refetch(),
    choose: (source) => {
      const { classId: chosenClass, examId: chosenExam, skillIds } = source
      set({ classId: chosenClass, examId: chosenExam, continues: null, ...(skillIds && { skillIds }) })
      setAwaited(source)
    },
  }
}
