import type { LanguagePack } from '../language-pack.ts'
import { quote } from './quote.ts'
import { frenchExercises } from './exercises.ts'
import { frenchFamilies } from './families.ts'
import { frenchPhases } from './phases.ts'
import { frenchSections } from './sections.ts'
import { frenchTopics } from './topics.ts'

export const french: LanguagePack = {
  quote,
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`,
  verbs: {
    remember: ['Définir', 'Nommer', 'Citer', 'Rappeler', 'Énoncer'],
    understand: ['Expliquer', 'Décrire', 'Illustrer', 'Résumer', 'Reformuler'],
    apply: [
      'Calculer',
      'Utiliser',
      'Résoudre',
      'Appliquer',
      'Mesurer',
      'Réaliser',
      'Tracer',
      'Dessiner',
      'Situer',
      'Écrire',
      'Mener',
      'Jouer',
    ],
    analyse: ['Comparer', 'Distinguer', 'Analyser', 'Trier', 'Repérer', 'Suivre', 'Décomposer'],
    evaluate: ['Juger', 'Justifier', 'Évaluer', 'Choisir', 'Vérifier', 'Défendre'],
    create: ['Concevoir', 'Composer', 'Inventer', 'Planifier', 'Créer', 'Construire', 'Rédiger'],
  },
  exercises: frenchExercises,
  objectives: {
    remember: [
      ({ terms }) => `Définir avec ses propres mots ${terms}.`,
      ({ terms }) => `Énoncer le sens de ${terms}, avec un exemple pour chaque notion.`,
      ({ terms }) => `Rappeler ce que signifient ${terms}.`,
    ],
    understand: [
      ({ wrong }) => `Expliquer pourquoi ceci est faux : ${wrong}.`,
      ({ wrong }) => `Illustrer par un exemple l’erreur suivante : ${wrong}.`,
    ],
    create: [
      ({ topic }) => `Concevoir trois questions sur ${topic} avec leur corrigé.`,
      ({ topic }) => `Créer un guide d’une page sur ${topic} pour une autre classe.`,
    ],
  },
  evidence: {
    remember: [
      (w) => `Écrit les définitions sans notes et donne un exemple pour ${w.term}.`,
      (w) => `Associe termes et définitions sans erreur et dit ce que le terme ${w.term} ne désigne pas.`,
    ],
    understand: [
      (w) => `Corrige l’affirmation avec ses mots : ${w.right}`,
      (w) => `Convainc un camarade qui y croit, en disant pour l’essentiel : ${w.right}`,
    ],
    apply: [
      (w) => `Répond sans aide à ceci : ${w.question}`,
      (w) => `Répond à ceci en montrant la démarche : ${w.question}`,
    ],
    analyse: [
      (w) => `Nomme au moins deux différences ou raisons, montre où on les voit et emploie ${w.term}.`,
      (w) => `Explique comment les éléments sont liés en traitant ceci : ${w.question}`,
    ],
    evaluate: [
      (w) => `Prend position, donne deux raisons et emploie le terme ${w.term}.`,
      (w) => `Donne une raison qui répond à l’objection : ${w.wrong}.`,
    ],
    create: [
      (w) => `Un autre binôme peut se servir du résultat sans explication ; ${w.term} y figure.`,
      (w) => `Le résultat porte sur ${w.topic}, ne contient pas d’erreur de fait et emploie ${w.term}.`,
    ],
  },
  phases: frenchPhases,
  sections: frenchSections,
  families: frenchFamilies,
  topics: frenchTopics,
}
