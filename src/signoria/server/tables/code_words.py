"""Three Italian words that open a table while it gathers: short enough to say on the telephone, the same in every language.

1,024 words of four to six letters without accents. The first four letters name a word, and no two differ by one letter only.
"""

import secrets
from typing import Final

WORDS_IN_A_CODE: Final = 3
LETTERS: Final = 4
WORDS: Final = tuple(
    """
abaco abbia abete abisso abita acceso accusa acido acqua acre acuto adagio adatto addio addome adesso adipe adoro adulto
aereo afoso agave agente agio agire agosto aguzzo aiuta alato albero albo albume alce alcuna alfa alibi allora almeno
alpaca altro alunno alzare amaro ambito ameba amico amore ampio anatra anca ancora andare andrea anello angelo anima
anno ansia antica anzi aperto apode appena aprile aprono aquila arabo arazzo ardito argine arguto aria armata arnese
arriva arso asepsi asino asola aspro asse asta astice atono attesa attivo auguro aula avendo avere aveva avremo avviso
azione azoto azzimo babbo babele bacino baita baldo balena barca basato basso baule bava bavosa becco beffa belgio belva
benda bere beta bevuto bianco bibbia bibita bici bidone bifido biga bimbo bionda bipede birra blando blatta blocco bocca
bordo borsa bosco brama branca brezza brodo bronzo brucia brullo bruno buca budino buio bulbo buono burro busta cabina
caccia caduco calcio calda calmo cambio camola canapa cane canino capace capito capra cardo carico carta caso catena
causa cauto cefalo cena cenone certo cerume cesoia cespo chela chiaro chicca chiesa china chiuso ciao cielo cifra cigno
circa citato ciuffo civile clima cloro cocco codice collo colore colza coma cometa comico comodo compra comune contro
coppia corea corpo corsia cotta covato creato credo creta crisi croce crusca cucire cuculo cugino culto cuneo cupola
cura curvo dado daino dalla danza datato debba debito deciso dedica degno dello delta dentro deriva deroga destra devoto
diario diceva dicono diedro dieta difeso dimora dipolo dire dirlo dirupo dito divano divisa dogma dolce domato dono
doppio dotata dote doveva dovuto drago dramma dritto druido dubbio ducale duna duomo durata ebano ebbero edera edile
egitto egli elenco eletto elfico elica elmo elsa eluso emesso emiro emulo enduro enfasi enrico entra enzima epoca eppure
erario erba erboso erede eroe esame esatto esca escono esilio esista esito esoso esteso estiva eterno etnico etto europa
evaso evento evviva faccio faceva falco falsa fama famosa fanale fango fare farina farlo fascia fatica fato favola
febbre fecero fecola fede fegato felpa feltro ferita ferro fetta feudo fiaba fiamma fiera fifa figlia figura filo finire
finora finta fiore firma fisico fissa fiume flebo flemma flotta fluoro fobico focoso foggia foglio folata follia fondo
fonia foro fosso frana freddo freno fresco frigo fronde frutta fucsia fulvo fumoso fune fuoco furbo furia furore fuso
futile futuro gaffe gamma garbo gatto gaudio gazebo geco gelato gelso gene genio genova gergo ghisa giacca giallo gilda
gioco gioia giorno giove girato girone giugno giulia giunta giuro giusto glielo gnomo gobba golf gomito gonfio gonna
grado grammo grande grazia greca gregge grigio grinza grosso grotta gruppo guaio guanto guarda guerra gufo guida icona
idolo idra idrico igiene ignaro ilare illeso imbuto immane impara impeto incubo india indole inizio insano intero intimo
invece invito ippica iride ironia italia labbro lacca lacuna lago lampo lancio larga lastra latino laurea lavoro lazio
legale leggo lembo lenza leone lepre lesivo lesto leva libero libia liceo lido lieto lilla limita linea lingua lira
lirica lisca lite livrea lode logica londra loto luce luglio lumaca lungo lupo lusso lutto macero madama maggio magico
maglia magro malata malto mana mancia mando mappa marea marmo maturo medico mega meglio melis membro meno merito merlo
mese messa meteo metodo mezza mica miele milano milite mimosa mini minore minuto mirino misto mitra modena modulo mogano
mogio mole molta monco moneta monile monza mora mosca mostro motivo motto mozzo mucca mucosa muffa mummia munto murale
musa museo musica mutuo nafta narice narra nastro natura nebbia nemico nera nervo neve ninfa nitido nobile nocivo nodo
noia nome nomina nonno nostra notare novara nucleo nulla numero nuovo nuvola oasi oblio obolo occhio occupa ocra oggi
ognuno olanda oliato oliva oltre ombra ondoso onere onesto onice onta orafo ordine orfano orma ortica orzata orzo osare
osmosi ospite ossa oste otite ottimo ovale ovest ovino ovvero ovvio ozio pace padova paese paga pagina palma palo palude
panico parco parere pari parola pasqua passa patria paura pavia pavone peggio peloso penare pensa pepe pepita perla
perno peso petalo pezzo pianta piatto piega pieno pietra pigro pila pilota pineta pinna pinolo piombo pirite pista
pitone plasma podio poesia polso pomice pompa ponte popolo poroso porre porta posa posto potere potuto povero pranzo
prassi prato preda prego premio prendo presso prima privo pronto prova prugna psiche pudica puglia pugno pulce pulito
punta puro quadro quando quarto quasi quello questo quinto quota ragno ramo rapato rapina rata reale recita regalo regia
regola remare remoto renna resa rete retina ricco riesco rigare riparo ripeto riposo risata riso ritiro ritmo riva
rivela rizoma roba roccia roco rodere rogito rollio romana ronzio rospo rotula rovina rubato ruga rumine ruolo rupe
russa sabato sacro sagoma salone salta saluto salvo sapere sapido sappia saremo sarto satira savana savio savoia sbalzo
sbarra scala scappa scarso scatto scelto sceso scheda scippo sconto scopo scorta scossa scriba scuola scuro scusa secca
secolo sedano sedia seduta segna seguo sella sembra seme sempre senso serata sereno serio setola sfera sfida sfinge
sfogo sforzo siamo sibilo sicura siena sierra sigla silvia siria sisma slitta smilzo sobrio sodale sogno solido solo
somma sonda sonora sopire sopra sorso sosta spada spagna spalla spazio specie spento spero spesa spetta spia spiego
spinta sporco sposo stacco stadio staffa stampa stanno stato stava stelo steppa sterzo stesso stiano stima stirpe storia
strada strega studia stufo subito succo sudore sugo sullo suona supera sutura svezia svista svolta taglio tale tanta
tara tasto tavolo tazza teca tempo temuto tenero tengo tenuta teoria terme terza tesi tesoro testa tetro tifare timbro
tinto tipa tipico tiro titolo tizio tolto tomo tonfo toppa torba torino torneo totano trarre tratta trave tregua trenta
trillo trio tromba trono troppo trucco tubo turno tuta tutela uguale ulisse ultimo umano umbria umile ungere unico unita
unte uova upupa urbano urlo usanza usato uscito utopia vada valgo valico valuta vano vapore varano vario vasca vedevo
vedova veduto vela velcro veleno velina veloce venato venga veniva verace vero vicino vigore vimini viola vipera visita
vispo visura vita viveva vivido vivono voce voga voglia volere volpe voluto votato vuoto zanna zefiro zelo zinco zolla
zona zotico zufolo zulu zuppa
""".split()  # noqa: SIM905 (a list literal would take a line for every word)
)
BY_LETTERS: Final = {word[:LETTERS]: word for word in WORDS}


def make_code() -> str:
    """Three words, joined by dashes: 30 bits."""
    return "-".join(secrets.choice(WORDS) for _ in range(WORDS_IN_A_CODE))


def read_code(typed: str) -> str | None:
    """The code somebody typed, however they separated its words; None if these are not three words of the list."""
    parts = "".join(character if character.isalpha() else " " for character in typed.lower()).split()
    words = [BY_LETTERS.get(part[:LETTERS]) for part in parts]
    if len(words) != WORDS_IN_A_CODE or None in words:
        return None
    return "-".join(word for word in words if word is not None)
