import { ResourceItem, type Language } from '@classeur/contracts'
import { makeSheet, planSheet } from '@classeur/domain/item-families'
import type { ResourceKind } from '@classeur/domain/resources'
import type { ResourceContent } from '../resource/resource-content.ts'

const skills: Record<Language, string[]> = {
  en: ['Add fractions', 'Read a clock', 'Mean and median'],
  fr: ['Additionner des fractions', 'Lire l’heure', 'Moyenne et médiane'],
  ar: ['جمع الكسور', 'قراءة الساعة', 'المتوسط والوسيط'],
}
const texts: Record<Language, { title: string; intro: string; examTitle: string }> = {
  en: { title: 'Fractions and time', intro: 'Write every step.', examTitle: 'Test 3' },
  fr: { title: 'Fractions et durées', intro: 'Écris chaque étape.', examTitle: 'Contrôle 3' },
  ar: { title: 'الكسور والوقت', intro: 'اكتب كل خطوة.', examTitle: 'الاختبار 3' },
}

/** A sheet as the product makes it without a model. */
export function sampleResource(
  language: Language,
  kind: ResourceKind = 'practice-sheet',
  names: readonly string[] = [],
): ResourceContent {
  const plan = planSheet({
    ...{
      kind,
      tier: 'core',
      language,
      subject: '',
      level: '',
      length: 8,
      seed: 7,
      questions: [],
      errors: [],
    },
    skills: skills[language].map((name) => ({ id: null, name })),
  })
  return {
    ...{ kind, language, ...texts[language], notes: [] },
    items: makeSheet(plan, 7).map((item) => ResourceItem.parse(item)),
    students: names.map((name, index) => ({ id: String(index).padStart(24, '0'), name })),
  }
}
