import type { TopicPack } from '../../topic-pack.ts'

const opener = 'Le matin, il y avait une flaque ; à midi, elle n’était plus là. Où est l’eau ?'
const kept = 'Recueillez les idées : dans le sol, dans le ciel, perdue. La classe tranchera à la fin.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'La flaque disparue',
      teacher:
        'Dessinez une grande flaque au tableau. Effacez-la peu à peu en racontant la matinée. Demandez où est l’eau et notez chaque idée avec le nom d’un enfant.',
      students: 'Disent une idée à leur voisin et ajoutent leur nom à l’une de celles du tableau.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Solide, liquide, gaz',
      teacher:
        'Dites un mot : glace, jus, air, neige, lait. Les enfants se tiennent raides pour un solide, se balancent pour un liquide, s’écartent pour un gaz. Demandez ensuite où ils ont vu de l’eau aujourd’hui.',
      students: 'Montrent chaque mot avec leur corps et nomment un endroit où il y a de l’eau.',
      check: 'Que devient la glace quand il fait chaud ?',
      feedback: 'De l’eau. C’est la même matière sous une autre forme ; gardez cette phrase pour plus tard.',
    },
    predict: {
      title: 'Les détectives de la flaque',
      teacher:
        'Racontez l’affaire : une flaque sur la pierre, un jour sec, personne à côté, et puis plus rien. Chacun dessine un avis de recherche avec une flèche qui montre où l’eau est allée.',
      students: 'Dessinent la flèche, écrivent une raison et comparent avec deux autres détectives.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Des traits de craie',
      teacher:
        'Expliquez comment la classe de l’exercice a tracé ses traits, puis donnez {tasks}. Les enfants placent les points. Ne dites pas où est l’eau ; demandez ce que l’on trouverait à un autre moment.',
      students: 'Placent les points de {tasks}, les relient et racontent comment la flaque rétrécit.',
      check: 'La flaque allait-elle plus vite le matin ou après 11 heures ?',
      feedback: 'Après 11 heures : elle perdait 30 cm en deux heures, contre 20 cm avant.',
    },
    'home-check': {
      title: 'La cour du texte',
      teacher:
        'La classe a lu l’histoire des enfants qui quittent la cour. Faites-la jouer par huit enfants : la « flaque » se vide, l’« air » se remplit. Demandez ce que chaque chose représente.',
      students: 'Jouent ou regardent, et disent ce que sont la cour, le bâtiment et les enfants.',
      check: 'Dans l’histoire, pourquoi personne n’est-il perdu, alors que la cour est vide ?',
      feedback: 'Ils sont dans le bâtiment. L’eau est de même dans l’air.',
    },
    brief: {
      title: '« Journal d’une goutte »',
      teacher:
        'Montrez un livre vide de six pages. Dites que des plus jeunes le liront, et que la goutte doit être de retour dans la mer à la fin. Racontez ensuite l’affaire de la flaque.',
      students: 'Forment des équipes de trois et donnent un nom à leur goutte.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'De la flaque au ciel, et retour',
      teacher:
        'Dites la première partie de l’explication avec la flaque et la bouteille froide ; tracez une flèche à chaque déplacement. Dessinez ensuite le grand cercle : mer, nuage, montagne, rivière. Calculez avec la classe les deux coupelles. Un enfant explique la fenêtre mouillée.',
      students:
        'Dessinent le cercle avec quatre noms et complètent l’histoire de la pierre au bord de la mer.',
      check: 'La bouteille est mouillée dehors. Où était cette eau avant ?',
      feedback: 'Dans l’air, sous forme de vapeur. Personne ne pouvait la voir.',
    },
    guided: {
      title: 'Le tour du cercle à deux',
      teacher:
        'Remplissez ensemble la première case de {first}. Puis les binômes font le tour du cercle du doigt en disant les étapes. Arrêtez-vous près de qui dit « vapeur » pour un nuage.',
      students: 'Font {tasks} et se racontent le chemin de la goutte sans regarder.',
      check: 'Vous êtes dans un nuage, sur une montagne. Que sent votre visage ?',
      feedback: 'Il se mouille de toutes petites gouttes. Un nuage, c’est du brouillard vu du dedans.',
    },
    independent: {
      title: 'Des questions de tous les jours',
      teacher:
        'Les enfants répondent seuls par écrit à {tasks}. Soulignez un bon mot dans chaque réponse et mettez un point où une étape porte un mauvais nom.',
      students: 'Répondent à {tasks} et corrigent près des points.',
      check: 'Dans quelle réponse avez-vous employé « évaporation », et comment ?',
      feedback: 'Le linge, la mer et le sel en ont besoin. Faites lire une réponse à voix haute.',
    },
    experts: {
      title: 'Trois parties du cercle',
      teacher:
        'Donnez à A, B et C une ligne de {tasks} chacun. Demandez à chaque groupe un exemple de la maison avant le dessin. Aidez B à distinguer vapeur et gouttes.',
      students: 'Dessinent leur partie de {tasks} avec des flèches et s’exercent à dire deux phrases.',
      check: 'Groupe B : pourquoi voit-on un nuage, mais pas la vapeur ?',
      feedback: 'Un nuage est fait de gouttes. La vapeur est un gaz que l’on ne voit pas.',
    },
    teach: {
      title: 'Le cercle se ferme',
      teacher:
        'De nouveaux groupes avec A, B et C posent leurs dessins en cercle. Chacun raconte sa partie et passe une « goutte » de papier. Puis les groupes font {tasks}.',
      students: 'Racontent, passent la goutte, et font {tasks} quand elle a fait un tour.',
      check: 'Où la goutte est-elle passée d’un expert à l’autre ?',
      feedback: 'De A à B quand la vapeur devient gouttes, de B à C quand les gouttes tombent.',
    },
    plan: {
      title: 'Six pages, six étapes',
      teacher:
        'Les équipes écrivent sur chaque page le nom de l’étape avant de dessiner. Vérifiez l’ordre, et que la dernière page ramène à la première.',
      students: 'Écrivent les six noms, se partagent les pages et imaginent une phrase pour la goutte.',
      check: 'Sur quelle page personne ne peut-il voir la goutte ?',
      feedback: 'Sur la page de l’évaporation : elle y est de la vapeur.',
    },
    make: {
      title: 'L’écriture du journal',
      teacher:
        'Les équipes écrivent et dessinent {tasks}. Lisez à voix haute une page de chacune comme si vous étiez la goutte, et demandez à la classe si cela peut être vrai.',
      students: 'Dessinent, écrivent et écoutent les pages des autres.',
      check: 'Comment votre goutte descend-elle du nuage ?',
      feedback: 'Des gouttes se réunissent, deviennent lourdes et tombent. Elle ne saute pas par fatigue.',
    },
    present: {
      title: 'L’heure du conte',
      teacher:
        'Deux équipes s’assoient ensemble et se lisent leurs livres. Ceux qui écoutent tapent des mains à chaque nom d’étape.',
      students: 'Lisent à voix haute, tapent des mains et disent quelle page leur a appris quelque chose.',
      check: 'Quel livre montre le mieux que l’eau ne se perd pas ?',
      feedback: 'Celui où la même goutte est là de la première à la dernière page.',
    },
    deepen: {
      title: 'Essayer comme des chercheurs',
      teacher:
        'Demandez ce qui sèche d’abord, un verre ou une assiette d’eau, et faites parier la classe. On travaille ensuite {tasks} ; certains font avec vous un exercice de soutien au tableau.',
      students: 'Préparent l’expérience, ou calculent avec les 100 litres, et justifient leur pari.',
      check: 'Qu’est-ce qui doit être pareil dans les deux récipients pour que l’essai soit juste ?',
      feedback: 'La quantité d’eau, le lieu et la durée.',
    },
    close: {
      title: 'L’affaire est résolue',
      teacher:
        'Revenez aux idées sur la flaque. Les enfants votent encore une fois avec leurs flèches : vers l’air. Puis le questionnaire : lisez les questions à voix haute, six minutes, chacun seul.',
      students: 'Disent en une phrase la solution de l’affaire, puis répondent au questionnaire.',
      check: 'Quelle autre idée du début était vraie aussi, au moins pour une flaque sur la terre ?',
      feedback: 'Une partie de l’eau entre dans le sol. De là, elle va aux sources et aux plantes.',
    },
  },
  cuts: {
    hook: 'Posez la question sans dessiner.',
    recall: 'Trois mots seulement, avec les gestes.',
    investigate: 'Placez les points ensemble au tableau.',
    model: 'Racontez la fenêtre mouillée un matin où il y en aura une.',
    guided: 'Répondez ensemble à {last}, chaque enfant avec une phrase.',
    independent: 'Gardez {last} pour un moment calme.',
    experts: 'Les groupes montrent avec les mains au lieu de dessiner.',
    make: 'Quatre pages : mer, air, nuage, pluie.',
    deepen: 'Seulement le pari et la discussion.',
  },
  below70:
    'Si moins de sept enfants sur dix disent que l’eau du maillot est dans l’air, soufflez ensemble sur une vitre froide : où était l’eau avant ? Essuyez et attendez qu’elle sèche. Dites les deux changements avec leur nom, dix fois de suite. L’eau souterraine attendra un autre jour.',
}
