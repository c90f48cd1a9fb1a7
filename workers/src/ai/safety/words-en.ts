import type { WordList } from './word-rule.ts'

const instruction =
  'how to, how do i, how can i, instructions to, instructions for, steps to, steps for, guide to, guide for, recipe for, recipe to, tutorial for, teach me to, ways to'
const making =
  'make, making, build, building, assemble, assembling, construct, prepare, produce, mix, cook, cooking, synthesize, synthesise, synthesizing, manufacture, manufacturing, 3d print, detonate'
const weapons =
  'bomb, bombs, pipe bomb, car bomb, explosive device, explosive devices, explosives, grenade, grenades, molotov cocktail, molotov cocktails, nerve gas, sarin, ricin, nail bomb, ghost gun, silencer'
const drugs =
  'meth, crystal meth, methamphetamine, cocaine, crack, heroin, fentanyl, lsd, mdma, ecstasy pills'
const minors =
  'child, children, minor, minors, kid, kids, pupil, pupils, schoolgirl, schoolgirls, schoolboy, schoolboys, little girl, little girls, little boy, little boys, teenager, teenagers, underage girl, underage boy, preteen, preteens'
const prevention =
  'prevent, preventing, prevention, protect, protection, protecting, law, laws, crime, against, danger, dangers, awareness, fight, fighting, report, reporting, help, stop, victims'
const past = `atomic, nuclear, manhattan project, hiroshima, oppenheimer, world war, history, cold war, ${prevention}`

export const englishWords: WordList = {
  prefix: '',
  harmless:
    'bath bomb, bath bombs, seed bomb, seed bombs, bomb calorimeter, photo bomb, naked eye, crack the code, crack codes',
  rules: [
    { category: 'weapons', groups: [instruction, making, weapons], gapWords: 4, unlessAbout: prevention },
    {
      category: 'weapons',
      groups: ['make a, build a, making a, building a, assemble a', weapons],
      gapWords: 1,
      unlessAbout: past,
    },
    { category: 'weapons', groups: ['homemade, home made', weapons], gapWords: 1, unlessAbout: past },
    {
      category: 'weapons',
      groups: [weapons, 'recipe, making instructions, making guide, tutorial'],
      gapWords: 0,
    },
    {
      category: 'drug-manufacture',
      groups: [instruction, making, drugs],
      gapWords: 4,
      unlessAbout: prevention,
    },
    {
      category: 'drug-manufacture',
      groups: ['cook, cooking, synthesize, synthesise, manufacture', drugs],
      gapWords: 1,
      unlessAbout: prevention,
    },
    {
      category: 'self-harm',
      groups: [
        'how to, how do i, how can i, ways to, best way to, easiest way to, methods to, painless way to',
        'kill myself, kill yourself, commit suicide, hang myself, hang yourself, cut myself, cut yourself, self harm, end my life, end your life, overdose',
      ],
      gapWords: 1,
      unlessAbout: prevention,
    },
    {
      category: 'self-harm',
      groups: [
        'painless suicide, suicide methods, suicide instructions, you should kill yourself, go kill yourself',
      ],
      gapWords: 0,
      unlessAbout: prevention,
    },
    {
      category: 'sexual-minors',
      groups: ['child porn, child pornography, kiddie porn, underage porn, underage sex video'],
      gapWords: 0,
      unlessAbout: prevention,
    },
    {
      category: 'sexual-minors',
      groups: ['erotic, porn, pornographic, nude, naked, sexy, seduce, seducing', minors],
      gapWords: 3,
      unlessAbout: prevention,
    },
    {
      category: 'sexual-minors',
      groups: ['sex with, sexual relations with, have sex with', minors],
      gapWords: 2,
      unlessAbout: prevention,
    },
    {
      category: 'hate',
      groups: [
        'nigger, niggers, kike, kikes, wetback, wetbacks, faggot, faggots, sand nigger, subhuman race, gas the jews, kill all muslims, kill all jews, kill all christians, kill all blacks',
      ],
      gapWords: 0,
    },
  ],
}
