import type { LessonPrefill } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { fillFromClass, type FilledFields } from './fill-from-class.ts'
import type { ChosenSource, ClassSource, LessonForm } from './lesson-inputs.ts'
import { lessonPrefillQuery } from './lesson-prefill.ts'
import { useLessonSkills } from './use-lesson-skills.ts'

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
  const { nameable, isLoading } = useLessonSkills(classId, values.skillIds ?? [])
  const untyped = useRef<FilledFields>(initial)
  /** The choice whose fields aren't filled in yet. */
  const awaited = useRef<ChosenSource | null>(null)
  const [choices, setChoices] = useState(0)

  const fill = useEffectEvent((prefill: LessonPrefill) => {
    const source = awaited.current
    if (source?.classId !== classId || source.examId !== examId) return
    awaited.current = null
    const [skillId] = source.skillIds ?? []
    const skill = nameable.find(({ id }) => id === skillId)
    const offered = { ...prefill, topic: skill?.name ?? prefill.topic }
    const filled = fillFromClass(values, offered, untyped.current)
    untyped.current = { ...untyped.current, ...filled }
    const continues = source.continues ?? (source.continuesLast ? prefill.lastPlan?.id : undefined)
    set({ ...filled, ...(continues && { continues }) })
  })
  const isReady = !isPlaceholderData && !isLoading
  useEffect(() => {
    if (isReady && data) fill(data)
  }, [isReady, data, choices])

  return {
    prefill: classId === null ? undefined : data,
    error: classId === null ? null : read.error,
    retry: () => void read.refetch(),
    choose: (source) => {
      const { classId: chosenClass, examId: chosenExam, skillIds } = source
      set({ classId: chosenClass, examId: chosenExam, continues: null, ...(skillIds && { skillIds }) })
      awaited.current = source
      setChoices(choices + 1)
    },
  }
}
