import type { ObjectiveLanguage } from './objective-language.ts'

export const frenchObjectives: ObjectiveLanguage = {
  isCased: true,
  aboutThings:
    'nommer, citer, énumérer, lister, définir, énoncer, rappeler, réciter, repérer, identifier, reconnaître, décrire, expliquer, résumer, reformuler, illustrer, interpréter, présenter, utiliser, employer, appliquer, examiner, analyser, étudier, explorer, justifier, juger, évaluer, apprécier, défendre, critiquer, montrer, démontrer, discuter',
  tasks:
    'additionner, ajouter, soustraire, multiplier, diviser, calculer, résoudre, simplifier, convertir, mesurer, estimer, dessiner, tracer, construire, compléter, réaliser, effectuer, représenter, lire, écrire, rédiger, traduire, conjuguer, classer, trier, ordonner, ranger, associer, comparer, distinguer, opposer, prévoir, tester, équilibrer, suivre, trouver, déterminer, choisir, réécrire, corriger, planifier, fabriquer, programmer, arrondir, factoriser, développer, compter, grouper, placer, accorder, transformer',
  clauseWords: 'pourquoi, comment, que, qu’il, qu’elle, qu’un, qu’une, ce, si, quand, où, en',
  and: 'et, puis',
  tails:
    'avec ses propres mots|avec leurs propres mots|avec un exemple pour chaque notion|avec un exemple|sans aide|et justifier ce jugement|selon des critères clairs|et montrer comment les éléments sont liés|pour résoudre un problème nouveau|et justifier ce choix|et justifier chaque étape|dans une situation nouvelle',
  wordings: {
    understand: {
      thing: 'Expliquer {x} avec ses propres mots',
      clause: 'Expliquer avec ses propres mots {x}',
      task: 'Expliquer comment {x}',
    },
    apply: {
      thing: 'Utiliser {x} pour résoudre un problème nouveau',
      clause: 'Montrer sur un exemple nouveau {x}',
      task: '{x} dans une situation nouvelle',
    },
    analyse: {
      thing: 'Examiner {x} et montrer comment les éléments sont liés',
      clause: 'Analyser étape par étape {x}',
      task: 'Montrer étape par étape comment {x} et justifier chaque étape',
    },
    evaluate: {
      thing: 'Juger {x} selon des critères clairs et justifier ce jugement',
      clause: 'Juger si les preuves montrent bien {x}',
      task: 'Choisir la meilleure méthode pour {x} et justifier ce choix',
    },
    create: {
      thing: 'Concevoir un exemple nouveau qui utilise {x}',
      clause: 'Concevoir une expérience ou un modèle qui montre {x}',
      task: 'Écrire un nouvel exercice où il faut {x}, avec son corrigé',
    },
  },
  evidence: {
    understand: 'L’explique correctement à un camarade, avec un exemple personnel.',
    apply: 'Réussit un exercice nouveau sans aide.',
    analyse: 'Nomme chaque élément ou étape et justifie les liens.',
    evaluate: 'Donne un jugement appuyé sur au moins deux raisons tirées des critères.',
    create: 'Présente une production personnelle qui respecte les critères convenus.',
  },
}
