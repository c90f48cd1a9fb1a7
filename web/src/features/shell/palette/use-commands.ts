import {
  IconLanguage,
  IconLogout,
  IconMoonStars,
  IconNotes,
  IconSparkles,
  IconWallet,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { changeTheme, useThemePreference } from '../../../config/theme-preference.ts'
import { changeLanguage, currentLanguage } from '../../../i18n/i18n.ts'
import { languageNames, languages } from '../../../i18n/languages.ts'
import { useSignOut } from '../hooks/use-sign-out.ts'
import { dailyItems, seldomItems } from '../navigation-items.ts'
import { matches, type Command } from './command.ts'
import { useLessonPlanSearch } from './use-lesson-plan-search.ts'

const themes = ['system', 'light', 'dark'] as const

/** What the palette offers for a query: pages, lesson plans by name, and actions. */
export function useCommands(query: string): { commands: Command[]; error: unknown } {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const theme = useThemePreference()
  const { signOutNow } = useSignOut()
  const { lessonPlans, error } = useLessonPlanSearch(query)
  const go = (to: string) => () => void navigate(to)

  const fixed: Command[] = [
    ...[...dailyItems, ...seldomItems].map(({ name, to, icon }) => ({
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
    ...themes
      .filter((value) => value !== theme)
      .map((value) => ({
        id: `theme-${value}`,
        group: 'actions' as const,
        label: t('palette.themeAction', { value: t(`theme.${value}`) }),
        icon: IconMoonStars,
        run: () => changeTheme(value),
      })),
    ...languages
      .filter((value) => value !== currentLanguage())
      .map((value) => ({
        id: `language-${value}`,
        group: 'actions' as const,
        label: t('palette.languageAction', { value: languageNames[value] }),
        icon: IconLanguage,
        run: () => void changeLanguage(value),
      })),
    { id: 'sign-out', group: 'actions', label: t('account.signOut'), icon: IconLogout, run: signOutNow },
  ]
  const found: Command[] = lessonPlans.map((plan) => ({
    id: plan.id,
    group: 'lessonPlans',
    label: plan.title,
    detail: `${plan.subject} · ${plan.level}`,
    icon: IconNotes,
    run: go(`/lesson-plan-result/${plan.id}`),
  }))
  const kept = fixed.filter((command) => matches(command.label, query.trim()))
  const pages = kept.filter((command) => command.group === 'pages')
  const actions = kept.filter((command) => command.group === 'actions')
  return { commands: [...pages, ...found, ...actions], error }
}
