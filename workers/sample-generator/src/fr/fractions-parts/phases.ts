import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'Deux amis se partagent une galette. Un morceau est nettement plus gros. Chacun a-t-il eu la moitié ?'
const kept =
  'Laissez les deux avis. Après le pliage, la classe dira : seules des parts égales sont des moitiés.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'Une galette pour deux',
      teacher:
        'Déchirez une feuille en un grand et un petit morceau et donnez-les à deux enfants : « Votre galette. » Demandez à la classe si c’est juste et comptez les mains levées.',
      students: 'Lèvent la main, puis disent à leur voisin ce qu’ils feraient à la place.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Des partages équitables',
      teacher:
        'Posez douze crayons sur une table. Appelez deux, puis trois, puis quatre enfants pour les partager. La classe dit combien chacun en reçoit et à quoi l’on voit que c’est équitable.',
      students: 'Partagent, comptent et écrivent les trois résultats.',
      check: 'Quatre enfants se partagent équitablement 12 crayons. Combien chacun en a-t-il ?',
      feedback: 'Trois. Si l’on entend « quelques-uns », faites distribuer les crayons un par un.',
    },
    predict: {
      title: 'Juste ou pas juste ?',
      teacher:
        'Montrez la galette déchirée. Chaque enfant dessine sans parler une façon juste et une façon injuste de couper une galette. Choisissez deux dessins qui feront discuter.',
      students: 'Dessinent les deux façons et écrivent dessous : juste, injuste.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Plier des bandes',
      teacher:
        'Donnez à chaque binôme trois bandes de même longueur pour {tasks}. Montrez une fois le pli bord à bord, sans aucun mot de fraction. Faites poser les bandes exactement l’une sous l’autre.',
      students:
        'Plient, colorient et complètent le tableau de {tasks}, puis disent une phrase au binôme voisin.',
      check: 'Quelle bande a la part coloriée la plus courte, et combien de fois l’avez-vous pliée ?',
      feedback: 'Celle que l’on a pliée trois fois. Plus de plis, plus de parts, et chacune est plus courte.',
    },
    'home-check': {
      title: 'Le parking lu à la maison',
      teacher:
        'Les enfants ont lu qu’une fraction ressemble à un parking. Dessinez quatre places égales ; un enfant y met trois « voitures ». La classe dit quel nombre est le panneau et lequel les voitures.',
      students:
        'Racontent l’histoire à leur voisin avec d’autres nombres, par exemple six places et cinq voitures.',
      check: 'Dans l’histoire, que représentent les places ?',
      feedback: 'Les parts égales de l’unité, donc le nombre du bas.',
    },
    brief: {
      title: 'Nous construisons un mur',
      teacher:
        'Dites que chaque équipe construira un mur de fractions pour le couloir et montrez la place vide. Tenez une bande entière comme premier rang. Racontez ensuite la galette mal partagée.',
      students: 'Forment des équipes de trois et devinent ce que sera le deuxième rang du mur.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'Demis, quarts, huitièmes',
      teacher:
        'Pliez des bandes devant la classe en disant l’explication ; les enfants plient avec vous. Fixez les bandes au tableau et écrivez les fractions à côté. Faites les deux exemples en montrant le nombre dont vous parlez.',
      students:
        'Plient aussi, écrivent $1/2$, $1/4$ et $1/8$ sur leurs bandes et finissent l’exemple des 10 carreaux.',
      check: 'Je colorie trois de ces quatre parts. Qui me montre le 3 et le 4 sur la bande ?',
      feedback:
        'Le 3, ce sont les parts coloriées. Le 4, toutes les parts : faites passer le doigt sur chacune.',
    },
    guided: {
      title: 'Le doigt, le nombre, le mot',
      teacher:
        'Commencez {first} ensemble : toucher chaque part, compter, écrire. Les binômes continuent. L’un touche et compte, l’autre écrit, puis ils changent. Arrêtez-vous près de qui ne compte que les parts blanches.',
      students: 'Font {tasks} par deux et lisent chaque fraction à voix haute.',
      check: 'Votre voisin a colorié deux parts sur trois. Comment le dit-on, comment l’écrit-on ?',
      feedback: 'Deux tiers : 2 en haut pour les parts coloriées, 3 en bas pour toutes les parts.',
    },
    independent: {
      title: 'Ma fiche à moi',
      teacher:
        'Les enfants travaillent seuls à {tasks}. Les bandes pliées sont à portée de main. À qui est bloqué, demandez : « Combien de parts égales a l’unité ? », puis passez au suivant.',
      students: 'Font {tasks} et mettent une étoile près de ce qui était facile à expliquer.',
      check: 'Combien de carreaux avez-vous coloriés pour un quart de la bande, et pourquoi ?',
      feedback: 'Trois, parce que 12 carreaux font quatre groupes égaux de trois.',
    },
    experts: {
      title: 'Les experts des bandes',
      teacher:
        'Trois groupes prennent chacun une ligne de {tasks}. Donnez des bandes de papier à tous. Vérifiez que le groupe B prend des bandes de même longueur avant de comparer.',
      students: 'Résolvent leur ligne de {tasks} et s’entraînent à la montrer sans lire.',
      check: 'Groupe B : que se passe-t-il si vos deux bandes n’ont pas la même longueur ?',
      feedback: 'Les unités sont différentes, et personne ne peut dire quelle part est plus grande.',
    },
    teach: {
      title: 'Des enfants expliquent à des enfants',
      teacher:
        'De nouveaux groupes avec un enfant de A, de B et de C. Donnez un signal toutes les deux minutes. Ensuite le groupe fait {tasks} ensemble, avec un seul crayon.',
      students: 'Montrent leur bande, font redire aux autres avec leurs mots, puis font {tasks}.',
      check: 'Qu’avez-vous mieux compris parce qu’un autre enfant l’expliquait ?',
      feedback: 'Souvent le nombre du bas. Que cet enfant le montre encore une fois à la classe.',
    },
    plan: {
      title: 'Quatre rangs de même longueur',
      teacher:
        'Les équipes décident qui fait quel rang. Donnez à chacun une bande entière comme mesure. Demandez comment obtenir huit parts égales sans mesurer.',
      students: 'Se partagent les rangs et essaient le pliage sur du papier brouillon.',
      check: 'Pourquoi tous les rangs du mur doivent-ils avoir la même longueur ?',
      feedback: 'Chaque rang est la même unité, coupée en d’autres parts.',
    },
    make: {
      title: 'La construction du mur de fractions',
      teacher:
        'Les équipes construisent le mur de {tasks}. Au bout de dix minutes, demandez la première phrase qui compare. Corrigez-la ensemble avant qu’elle soit écrite au propre.',
      students: 'Plient, découpent, nomment les parts et écrivent les trois phrases de {tasks}.',
      check: 'Combien de huitièmes y a-t-il sous un demi de votre mur ?',
      feedback: 'Quatre. Si une équipe dit deux, ses bandes ne partent pas du même bord.',
    },
    present: {
      title: 'Les murs dans le couloir',
      teacher:
        'Chaque équipe lit ses phrases et les montre sur le mur. Les autres vérifient du doigt si la phrase est vraie.',
      students: 'Présentent, vérifient les phrases des autres et félicitent pour un mot clair.',
      check: 'Quelle phrase des murs est vraie et vous a étonnés ?',
      feedback:
        'Beaucoup s’étonnent que le huitième soit la plus petite part, alors que 8 est le plus grand nombre.',
    },
    deepen: {
      title: 'C’est l’unité qui décide',
      teacher:
        'Montrez une petite et une grande feuille et pliez-les en deux. Demandez si les moitiés sont pareilles. Les enfants choisissent dans {tasks} ; ceux qui hésitent font avec vous un exercice de soutien.',
      students: 'Font {tasks} et dessinent ce qu’ils affirment.',
      check: 'La moitié d’une chose peut-elle être moins qu’un quart d’une autre ?',
      feedback: 'Oui, si la première unité est bien plus petite. C’est pourquoi l’on demande « de quoi ? ».',
    },
    close: {
      title: 'La galette était-elle bien partagée ?',
      teacher:
        'Montrez de nouveau la galette déchirée et reposez la question du début. Un enfant en plie une juste. Distribuez ensuite le questionnaire, lisez-le à voix haute et donnez six minutes.',
      students:
        'Disent en une phrase ce qui fait d’un morceau une moitié, puis répondent seuls au questionnaire.',
      check: 'Que faut-il demander avant de dire « un quart » ?',
      feedback: '« Les parts sont-elles égales ? » et « de quelle unité ? ».',
    },
  },
  cuts: {
    hook: 'Déchirez la feuille et prenez une seule réponse.',
    investigate: 'Ne faites plier qu’en 2 et en 4 parts ; montrez vous-même la bande de 8 parts.',
    model: 'Montrez la comparaison du tiers et du cinquième avec des bandes préparées.',
    guided: 'Faites {last} à l’oral avec toute la classe.',
    independent: 'Gardez {last} pour demain matin.',
    experts: 'Le groupe C ne cherche que le demi et le quart.',
    make: 'Un mur de trois rangs : 1, $1/2$ et $1/4$.',
    deepen: 'Parlez des raisins et laissez le reste.',
  },
  below70:
    'Si moins de sept enfants sur dix ont choisi $3/7$, prenez sept jetons, coloriez-en trois et faites toucher les sept en comptant. Écrivez cinq fois ensemble une fraction avec d’autres nombres. La comparaison attendra demain.',
}
