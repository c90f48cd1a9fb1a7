import { parseStructureLines, type ParsedStructure } from '@classeur/domain/exams'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { classSkillsQuery } from '../../../http/class-school.ts'
import { newId } from '../model/structure-draft.ts'
import { useClassId } from '../model/use-class-id.ts'

/** A function that parses pasted lines, using the skills of the class's school. */
export function useParseLines(): (text: string) => ParsedStructure {
  const skills = useQuery(classSkillsQuery(useClassId())).data?.skills
  return useCallback(
    (text) => {
      const active = (skills ?? []).filter(({ archived }) => !archived)
      return parseStructureLines(text, active, currentLanguage(), newId)
    },
    [skills],
  )
}

/** Parses pasted lines, using the skills of the class's school. */
export function usePastedLines(text: string): ParsedStructure {
  const parse = useParseLines()
  return useMemo(() => parse(text), [parse, text])
}
