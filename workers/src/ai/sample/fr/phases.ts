import type { LanguagePack } from '../language-pack.ts'
import { quote } from './quote.ts'

export const frenchPhases: LanguagePack['phases'] = {
  hook: [
    (w) => ({
      title: 'Une affirmation à juger',
      teacher: `Écrire au tableau, sans commentaire : ${w.wrong}. Faire voter, vrai ou faux, et noter le nombre de voix. Annoncer que le travail sur ${w.topic} permettra de trancher.`,
      students: 'Voter, puis donner une raison à son voisin. Personne ne corrige encore personne.',
      feedback: `Laisser le vote ouvert. Y revenir à la fin de la séance avec : ${w.right}`,
    }),
    (w) => ({
      title: 'Premières idées',
      teacher: `Annoncer le thème ${w.topic} et montrer une partie du matériel (${w.material}). Demander ce que les élèves attendent et ce qu’ils veulent savoir ; noter trois de leurs questions dans un coin du tableau.`,
      students: 'Écrire une chose dont on est sûr et une que l’on se demande, puis comparer à deux.',
      feedback:
        'Remercier pour les questions plus que pour les bonnes réponses ; souligner celle à laquelle la séance répondra.',
    }),
    (w) => ({
      title: 'Que savons-nous déjà ?',
      teacher: `Prononcer le terme ${w.term}. Laisser une minute pour écrire tout ce qu’il évoque, puis relier les réponses au thème ${w.topic}.`,
      students: 'Écrire une minute sans s’arrêter, puis lire sa meilleure ligne à son voisin.',
      feedback: `Retenir les lignes qui s’approchent de ceci : ${w.meaning}`,
    }),
  ],
  recall: [
    (w) => ({
      title: 'Rappel rapide',
      teacher: `Interroger sur ce dont la séance a besoin : ${w.prior} Réponses sur ardoise ; compter, sans deviner, combien d’élèves sont prêts.`,
      students: 'Répondre seul sur l’ardoise, montrer au signal, expliquer une réponse à son voisin.',
      feedback: 'Si moins de quatre élèves sur cinq réussissent, reprendre un exemple avant d’avancer.',
    }),
    (w) => ({
      title: 'Retour sur les acquis',
      teacher: `Poser deux questions au tableau, l’une sur ${quote(w.prior)}, l’autre étant : ${w.exercise}. Trois minutes, cahiers fermés.`,
      students: 'Répondre de mémoire, puis vérifier dans le cahier avec une autre couleur.',
      feedback:
        'Ce qui a été retrouvé sans cahier compte ; noter qui en a eu besoin, pour former les groupes.',
    }),
  ],
  model: [
    (w) => ({
      title: 'Montrer pas à pas',
      teacher: `Raisonner à voix haute sur un exemple. ${w.model} Signaler ${w.term} au moment où la notion apparaît : ${w.meaning}`,
      students: 'Regarder sans écrire, reformuler les étapes avec ses mots, puis copier l’exemple.',
      feedback: `S’arrêter là où l’erreur est la plus fréquente. Dire : ${w.right}`,
    }),
    (w) => ({
      title: 'Un exemple expliqué',
      teacher: `Construire l’exemple avec la classe et demander avant chaque étape ce qui vient ensuite. ${w.model} Écrire ${w.term} à côté de l’étape concernée.`,
      students: 'Prévoir l’étape suivante, comparer avec ce qui est montré, marquer l’étape qui a surpris.',
      feedback: `Demander la raison, pas seulement l’étape. Une réponse complète contient ceci : ${w.meaning}`,
    }),
  ],
  guided: [
    (w) => ({
      title: 'Ensemble, puis à deux',
      teacher: `Lancer l’activité : ${w.task} Faire la première partie avec la classe, puis circuler en écoutant si l’on emploie le terme ${w.term}.`,
      students: `Travailler à deux : l’un explique, l’autre écrit, puis on échange. Garder sous la main : ${w.material}.`,
      feedback: `Réponse attendue à la question de contrôle : ${w.answer} À un binôme bloqué, ne donner que la première étape.`,
    }),
    (w) => ({
      title: 'Entraînement guidé',
      teacher: `Donner à tous : ${w.exercise}. Choisir deux réponses différentes, les montrer sans nom, laisser la classe trouver celle qui tient. Ensuite : ${w.task}`,
      students: 'Résoudre, comparer les deux réponses montrées, réparer la sienne, poursuivre l’activité.',
      feedback: `Réponse : ${w.exerciseAnswer} Valoriser la correction, non la rapidité.`,
    }),
    (w) => ({
      title: 'S’entraîner avec une aide',
      teacher: `Donner l’activité : ${w.task} Poser sur chaque table une carte d’aide avec le terme ${w.term} et sa définition ; noter qui s’en sert.`,
      students: `Commencer sans la carte, l’utiliser au besoin, puis répondre par écrit : ${w.exercise}.`,
      feedback: `Erreur à guetter en circulant : ${w.wrong}. Y répondre ainsi : ${w.right}`,
    }),
  ],
  independent: [
    (w) => ({
      title: 'Travail individuel',
      teacher: `Chacun travaille seul : ${w.exercise}, puis un second exemple du même type. Lire par-dessus l’épaule ; ne parler qu’à ceux qui le demandent.`,
      students: `Travailler en silence, souligner l’endroit où sert la notion ${w.term}, vérifier à deux une fois le travail fini.`,
      feedback: `Réponse juste : ${w.exerciseAnswer} À côté d’une étape fausse, écrire une question plutôt qu’une correction.`,
    }),
    (w) => ({
      title: 'Travail autonome',
      teacher: `Afficher l’objectif : ${quote(w.objective)}. Laisser chacun choisir son départ : avec la carte d’aide, sans elle, ou directement avec ${w.exercise}.`,
      students:
        'Choisir, travailler, et indiquer en vert, orange ou rouge son degré de certitude pour chaque réponse.',
      feedback: `Aller d’abord vers les rouges. Demander ce qu’ils répondraient à qui affirme : ${w.wrong}.`,
    }),
    (w) => ({
      title: 'Montrer ce que l’on sait faire',
      teacher: `Donner : ${w.exercise}. Exiger une réponse justifiée par une phrase complète en lien avec le thème ${w.topic}.`,
      students: 'Répondre seul, échanger les feuilles, noter une chose qui convainc et une qui manque.',
      feedback: `Une réponse convaincante dit : ${w.exerciseAnswer}`,
    }),
  ],
  close: [
    (w) => ({
      title: 'Questions de sortie',
      teacher: `Distribuer les questions de sortie sur ${w.topic}. Revenir à la première question de la séance et laisser deux élèves y répondre.`,
      students: 'Répondre seul sur un billet, le remettre à la porte.',
      feedback: `Trier les billets en trois piles : sûr, presque, pas encore. La prochaine séance partira de la pile du milieu et du terme ${w.term}.`,
    }),
    (w) => ({
      title: 'Qu’avons-nous appris ?',
      teacher: `Faire compléter une phrase sur ${w.topic} : « Avant, je pensais que… ; maintenant, je sais que… ». Puis les questions de sortie.`,
      students: 'Écrire la phrase, la lire à son voisin, répondre aux questions.',
      feedback: `Lire deux phrases qui montrent un changement d’avis ; ajouter ce qui manque : ${w.right}`,
    }),
    (w) => ({
      title: 'Bilan en trois lignes',
      teacher: `Faire dicter par la classe un bilan sur ${w.topic} en trois lignes, où doit figurer le terme ${w.term}. Terminer par les questions de sortie.`,
      students:
        'Proposer, raccourcir, se mettre d’accord sur trois lignes et les copier. Répondre seul aux questions.',
      feedback: `Comparer les trois lignes avec ceci : ${w.meaning} Laisser améliorer un mot.`,
    }),
  ],
  predict: [
    (w) => ({
      title: 'Question et hypothèses',
      teacher: `Poser la question de la séance : que penser de ceci, ${w.wrong} ? Noter les explications côte à côte sans les juger.`,
      students:
        'Écrire sa propre hypothèse avec « Je pense que… parce que… », puis en trouver une qui la contredit.',
      feedback: `Une bonne hypothèse peut être mise à l’épreuve. À garder pour la fin : ${w.right}`,
    }),
  ],
  investigate: [
    (w) => ({
      title: 'Recherche',
      teacher: `Distribuer le matériel (${w.material}) et la consigne : ${w.task} Demander à chaque groupe comment son résultat départagera les hypothèses.`,
      students: 'Prévoir, essayer, noter dans un tableau, relever ce qui ne s’est pas passé comme prévu.',
      feedback: `Avant toute conclusion, demander : « Comment le savez-vous ? » Le terme à guetter est ${w.term}.`,
    }),
  ],
  conclude: [
    (w) => ({
      title: 'Que disent les résultats ?',
      teacher: `Mettre les résultats côte à côte et les confronter à cet exemple : ${w.model} Laisser la classe barrer les hypothèses qui ne résistent pas.`,
      students:
        'Dire ce que les résultats montrent, ce qu’ils ne montrent pas, et rédiger la conclusion en deux phrases.',
      feedback: `À fixer par écrit : ${w.term} – ${w.meaning}`,
    }),
  ],
  explore: [
    (w) => ({
      title: 'Explorer',
      teacher: `Laisser les groupes essayer avant toute explication : ${w.task} Ne donner encore ni noms ni règles ; noter les mots que les élèves trouvent.`,
      students: `Essayer (matériel : ${w.material}), décrire ce que l’on remarque, le dessiner ou l’écrire pour un autre groupe.`,
      feedback:
        'Répondre à une question par une question ; marquer au tableau ce que deux groupes ont remarqué séparément.',
    }),
  ],
  elaborate: [
    (w) => ({
      title: 'Utiliser ailleurs',
      teacher: `Transposer ${w.topic} à un cas nouveau : ${w.exercise}. Demander ce qui reste et ce qui doit changer.`,
      students: `Résoudre le cas nouveau à deux et écrire où intervient la notion ${w.term}.`,
      feedback: `Solution : ${w.exerciseAnswer} Donner la parole à un binôme qui a procédé autrement.`,
    }),
  ],
  experts: [
    (w) => ({
      title: 'Groupes d’experts',
      teacher: `Former des groupes de quatre et donner à chacun une partie : l’un prend ${w.term}, un autre l’exemple, un autre cette affirmation : ${w.wrong}. Un dernier prépare ceci : ${w.task}`,
      students: 'Devenir expert de sa partie, s’accorder sur trois phrases et une question pour les autres.',
      feedback: 'Vérifier les trois phrases avant de mélanger les groupes : une erreur voyage vite.',
    }),
  ],
  teach: [
    (w) => ({
      title: 'Les experts enseignent',
      teacher: `Mélanger les groupes pour que chacun compte un expert de chaque partie. Trois minutes par expert ; puis le groupe répond : ${w.exercise}.`,
      students: `Enseigner sans lire, poser des questions, prendre des notes sur ${w.topic} sous un titre par expert.`,
      feedback: `N’importe quel membre peut être interrogé. La réponse du groupe doit revenir à ceci : ${w.exerciseAnswer}`,
    }),
  ],
  'home-check': [
    (w) => ({
      title: 'Le travail fait à la maison',
      teacher: `Contrôler ce qui a été préparé sur ${w.topic} par deux questions écrites : que signifie le terme ${w.term} ? et ${w.exercise}. Répartir en « prêt » et « encore une fois avec moi ».`,
      students:
        'Répondre sans notes, compléter avec ses notes dans une autre couleur, nommer un point resté obscur.',
      feedback: `Avec le second groupe, reprendre : ${w.model}`,
    }),
  ],
  brief: [
    (w) => ({
      title: 'La commande',
      teacher: `Présenter le projet sur ${w.topic} : ${w.task} Montrer ce que contient une bonne production : des faits exacts, le terme ${w.term}, de quoi servir à d’autres.`,
      students:
        'Poser des questions jusqu’à ce que la tâche soit claire, former les équipes, répartir les rôles.',
      feedback: `Faire reformuler la commande en une phrase ; comparer avec le but visé : ${w.objective}`,
    }),
  ],
  plan: [
    (w) => ({
      title: 'Planifier et s’informer',
      teacher: `Donner aux équipes ce qu’elles doivent savoir. ${w.model} Les laisser ensuite planifier : qui fait quoi, pour quand, avec quel matériel (par exemple : ${w.material}).`,
      students: 'Écrire un plan de cinq lignes et la question à laquelle il faut répondre en premier.',
      feedback: `Ne signer le plan que s’il évite cette erreur : ${w.wrong}.`,
    }),
  ],
  make: [
    (w) => ({
      title: 'Réaliser',
      teacher: `Passer d’équipe en équipe ; à la moitié du temps, arrêter tout le monde une minute et demander : ${w.exercise}.`,
      students: `Réaliser la production, vérifier chaque affirmation sur ${w.topic} dans une seconde source ou par un second calcul.`,
      feedback: `Demander où la notion ${w.term} apparaît dans la production et si un inconnu comprendrait celle-ci.`,
    }),
  ],
  present: [
    (w) => ({
      title: 'Galerie',
      teacher: `Afficher les productions. Une moitié de la classe explique, l’autre circule avec cette question : que montre celle-ci sur ${w.topic} que la nôtre ne montre pas ?`,
      students:
        'Expliquer en une minute, écouter, laisser un billet avec un point fort et un autre avec une question.',
      feedback: `Reprendre un point que plusieurs productions ont manqué : ${w.right}`,
    }),
  ],
  deepen: [
    (w) => ({
      title: 'Après une courte pause : aller plus loin',
      teacher: `Deux minutes debout, puis un pas plus difficile : chacun invente une question du type ${w.exercise}, avec sa solution.`,
      students: `Écrire la question, l’échanger, résoudre celle que l’on reçoit ; marquer où il a fallu la notion ${w.term}.`,
      feedback: `Les meilleures questions entreront dans la prochaine évaluation. Modèle de réponse : ${w.exerciseAnswer}`,
    }),
  ],
}
