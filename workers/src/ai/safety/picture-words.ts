import type { SafetyCategory } from './safety-check.ts'
import { checkWords } from './check-words.ts'
import { compileWordList, type WordList } from './word-rule.ts'

/**
 * What a text may speak of and a picture for a classroom may not show. Art, biology, medicine and history stay: a nude
 * statue, a naked mole rat, the organs, a battle.
 */
const english: WordList = {
  prefix: '',
  harmless:
    'naked mole rat, naked mole rats, naked eye, naked tree, naked trees, nude colour, nude color, bare feet, nude statue, nude statues, blood cell, blood cells, blood vessel, blood vessels, blood circulation',
  rules: [
    {
      category: 'sexual',
      groups: [
        'porn, porno, pornography, pornographic, hentai, nsfw, erotic, erotica, striptease, stripper, strippers, sexy, topless, having sex, sex scene, in lingerie, nudity',
      ],
      gapWords: 0,
    },
    {
      category: 'sexual',
      groups: [
        'naked, nude, undressed, without clothes',
        'woman, women, man, men, person, people, body, bodies, teacher, teachers, lady, ladies, model, models',
      ],
      gapWords: 3,
    },
    {
      category: 'sexual',
      groups: [
        'woman, women, man, men, person, people, teacher, teachers, lady, ladies',
        'naked, nude, undressed, without clothes',
      ],
      gapWords: 2,
    },
    {
      category: 'violence',
      groups: [
        'gore, gory, beheading, beheaded, decapitated, decapitation, dismembered, mutilated, disembowelled, disemboweled, bloody corpse, bloody corpses, severed head, severed heads, torture scene',
      ],
      gapWords: 0,
    },
  ],
}

const french: WordList = {
  prefix: '',
  harmless: 'arbre nu, arbres nus, œil nu, pieds nus, mains nues, rat-taupe nu, statue nue, sol nu',
  rules: [
    {
      category: 'sexual',
      groups: [
        'porno, pornographie, pornographique, érotique, hentai, striptease, strip-tease, sexy, seins nus, en lingerie, scène de sexe, nudité',
      ],
      gapWords: 0,
    },
    {
      category: 'sexual',
      groups: [
        'femme, femmes, homme, hommes, personne, personnes, fille, filles, garçon, garçons, enfant, enfants, professeur, professeure, maîtresse, corps',
        'nu, nue, nus, nues, dénudé, dénudée, déshabillé, déshabillée',
      ],
      gapWords: 2,
    },
    {
      category: 'violence',
      groups: [
        'gore, décapitation, décapité, décapitée, démembré, démembrée, mutilé, mutilée, éventré, éventrée, cadavre ensanglanté, cadavres ensanglantés, tête coupée, scène de torture',
      ],
      gapWords: 0,
    },
  ],
}

const arabic: WordList = {
  prefix: '(?:[وفبلك]?(?:ال)?)',
  harmless: 'العين المجردة, حافي القدمين',
  rules: [
    {
      category: 'sexual',
      groups: ['إباحية, إباحي, جنسية فاضحة, مشهد جنسي, عري, تعري, مثيرة جنسيا'],
      gapWords: 0,
    },
    {
      category: 'sexual',
      groups: [
        'امرأة, نساء, رجل, رجال, شخص, بنت, فتاة, فتيات, ولد, طفل, طفلة, أطفال, معلمة, معلم',
        'عارية, عار, عاري, عراة, عاريات, بلا ملابس, بدون ملابس',
      ],
      gapWords: 2,
    },
    {
      category: 'violence',
      groups: ['قطع رأس, قطع الرأس, رأس مقطوع, جثة مشوهة, جثث مشوهة, تقطيع أوصال, أشلاء, مشهد تعذيب'],
      gapWords: 0,
    },
  ],
}

const checks = [english, french, arabic].map(compileWordList)

/** The local check of what a picture is to show: what no text may say either, and what pictures may not show. */
export function checkPictureWords(...[text, language]: Parameters<typeof checkWords>): SafetyCategory | null {
  return (
    checkWords(text, language) ??
    checks.map((check) => check(text)).find((category) => category !== null) ??
    null
  )
}
