import {
  IconLanguage,
  IconLogout,
  IconMoonStars,
  IconNotes,
  IconSchool,
  IconSparkles,
  IconWallet,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useRemember } from '../../../components/profile/use-remember.ts'
import { changeTheme, useThemePreference } from '../../../config/theme-preference.ts'
import { changeLanguage, currentLanguage } from '../../../i18n/i18n.ts'
import { languageNames, languages } from '../../../i18n/languages.ts'
import { useSignOut } from '../model/use-sign-out.ts'
import { backupItem, dailyItems, settingsItem } from '../model/navigation-items.ts'
import { matches, type Command } from './command.ts'
import { classCommands, lessonPlanCommands } from './matching-commands.ts'
import { useClassSearch } from './use-class-search.ts'
import { useLessonPlanSearch } from './use-lesson-plan-search.ts'

const themes = ['system', 'light', 'dark'] as const

/** The commands for a query: classes, students and exams by name, pages, lesson plans, and actions. */
export function useCommands(query: string): {
  commands: Command[]
  isSearching: boolean
  error: unknown
} {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const theme = useThemePreference()
  const { signOutNow } = useSignOut()
  const { remember } = useRemember()
  const plans = useLessonPlanSearch(query)
  const inSchool = useClassSearch(query)
  const go = (to: string) => () => void navigate(to)

  const fixed: Command[] = [
    ...[...dailyItems, backupItem, settingsItem].map(({ name, to, icon }) => ({
      id: to,
      group: 'pages' as const,
      label: t(`nav.${name}`),
      icon,
      run: go(to),
    })),
    {
      id: 'wallet',
      group: 'pages',
      label: t('account.wallet'),
      icon: IconWallet,
      run: go('/settings/wallet'),
    },
    { id: 'plans', group: 'pages', label: t('account.plans'), icon: IconSparkles, run: go('/prime') },
    {
      id: 'plan-a-lesson',
      group: 'actions',
      label: t('palette.planALesson'),
      icon: IconNotes,
      run: go('/lesson-plan-generator'),
    },
    {
      id: 'new-class',
      group: 'actions',
      label: t('palette.newClass'),
      icon: IconSchool,
      run: go('/?new=class'),
    },
    ...themes
      .filter((value) => value !== theme)
      .map((value) => ({
        id: `theme-${value}`,
        group: 'actions' as const,
        label: t('palette.themeAction', { value: t(`theme.${value}`) }),
        icon: IconMoonStars,
        run: () => {
          changeTheme(value)
          remember({ theme: value })
        },
      })),
    ...languages
      .filter((value) => value !== currentLanguage())
      .map((value) => ({
        id: `language-${value}`,
        group: 'actions' as const,
        label: t('palette.languageAction', { value: languageNames[value] }),
        icon: IconLanguage,
        run: () => {
          void changeLanguage(value)
          remember({ language: value })
        },
      })),
    { id: 'sign-out', group: 'actions', label: t('account.signOut'), icon: IconLogout, run: signOutNow },
  ]
  const kept = fixed.filter((command) => matches(command.label, query.trim()))
  const pages = kept.filter((command) => command.group === 'pages')
  const actions = kept.filter((command) => command.group === 'actions')
  // Enter must never run a command that no longer matches the query.
  const matching = (commands: Command[], isForQuery: boolean) =>
    commands.filter(({ label, detail }) => isForQuery || matches(`${label} ${detail ?? ''}`, query.trim()))
  const inClasses = matching(classCommands(inSchool, go), inSchool.isForQuery)
  const lessonPlans = matching(lessonPlanCommands(plans.lessonPlans, go), plans.isForQuery)
  // Put late results below the pages, so that they don't move a command that is about to be chosen.
  const first = query.trim() === '' ? [...inClasses, ...pages] : [...pages, ...inClasses]
  return {
    commands: [...first, ...lessonPlans, ...actions],
    isSearching: inSchool.isSearching || plans.isSearching,
    error: inSchool.error ?? plans.error,
  }
}
