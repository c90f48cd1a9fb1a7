import { parseStructureLines, type ParsedStructure } from '@classeur/domain/exams'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { skillsQuery } from '../model/school-queries.ts'
import { newId } from '../model/structure-draft.ts'

/** Parses pasted lines, using the skills of the school. */
export function usePastedLines(text: string): ParsedStructure {
  const skills = useQuery(skillsQuery).data?.skills
  return useMemo(() => {
    const active = (skills ?? []).filter(({ archived }) => !archived)
    return parseStructureLines(text, active, currentLanguage(), newId)
  }, [text, skills])
}
