import { parseStructureLines, type ParsedStructure, type StructureLine } from '@classeur/domain/exams'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { newId } from '../../../config/random-id.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { classSkillsQuery } from '../../../http/queries/class-school.ts'
import { useClassId } from '../../../components/classes/use-class-id.ts'

export interface PastedLines extends ParsedStructure {
  /** Whether lines name skills while the skills of the school aren't read: they may well be in the library. */
  waitsForSkills: boolean
}

/** A function that parses pasted lines, using the skills of the class's school. */
export function useParseLines(): (text: string, taken?: ReadonlySet<string>) => PastedLines {
  const skills = useQuery(classSkillsQuery(useClassId())).data?.skills
  return useCallback(
    (text, taken) => {
      const active = (skills ?? []).filter(({ archived }) => !archived)
      const parsed = parseStructureLines(text, active, currentLanguage(), newId, taken)
      return { ...parsed, waitsForSkills: skills === undefined && unknownSkillsOf(parsed.lines).length > 0 }
    },
    [skills],
  )
}

/** The names of skills that aren't in the library, each once. */
export function unknownSkillsOf(lines: readonly StructureLine[]): string[] {
  const missing = lines.flatMap(({ result }) =>
    result.ok && 'unknownSkills' in result ? result.unknownSkills : [],
  )
  return [...new Map(missing.map((name) => [name.toLocaleLowerCase(), name])).values()]
}

/** Parses pasted lines, using the skills of the class's school. @param taken the labels that an exam has already */
export function usePastedLines(text: string, taken?: ReadonlySet<string>): PastedLines {
  const parse = useParseLines()
  return useMemo(() => parse(text, taken), [parse, text, taken])
}
