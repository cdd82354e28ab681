// The part of Markdown our rules pages use, read into plain data: nothing from outside becomes markup.

export type Span = { kind: "text" | "bold" | "italic" | "code"; text: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[]; anchor: string }
  | { kind: "text"; spans: Span[]; anchor: string }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "quote"; spans: Span[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(?=\S)(.+?)(?<=\S)\*|`(.+?)`|\[(.+?)\]\([^)]*\)/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, bold, italic, code, link] = match;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (italic !== undefined) found.push({ kind: "italic", text: italic });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "text", text: link ?? "" });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** § headings and rulings in bold at the beginning of a paragraph are places one can be sent to. */
function anchorOf(text: string): string {
  return /^(§\d+(?:\.\d+)*)/.exec(text)?.[1] ?? /^\*\*([A-Z]{1,3}\d+)\*\*/.exec(text)?.[1] ?? "";
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

export function read(source: string): Block[] {
  return source
    .replace(/\r/g, "")
    .split(/\n{2,}/)
    .flatMap((paragraph) => block(paragraph.split("\n").filter((line) => line.trim())));
}

function block(lines: string[]): Block[] {
  const first = lines[0];
  if (first === undefined) return [];
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) {
    const text = heading[2] ?? "";
    return [
      { kind: "heading", level: heading[1]?.length ?? 1, spans: spans(text), anchor: anchorOf(text) },
      ...block(lines.slice(1)),
    ];
  }
  if (first.startsWith(">"))
    return [{ kind: "quote", spans: spans(lines.map((line) => line.replace(/^>\s?/, "")).join(" ")) }];
  if (first.startsWith("|")) return [{ kind: "table", head: cells(first), rows: lines.slice(2).map(cells) }];
  if (/^(-|\d+\.)\s/.test(first)) return [{ kind: "list", ordered: /^\d/.test(first), items: items(lines) }];
  const text = lines.join(" ");
  return [{ kind: "text", spans: spans(text), anchor: anchorOf(text) }];
}

function items(lines: string[]): Span[][] {
  const joined: string[] = [];
  for (const line of lines) {
    if (/^(-|\d+\.)\s/.test(line)) joined.push(line.replace(/^(-|\d+\.)\s+/, ""));
    else joined.push(`${joined.pop() ?? ""} ${line.trim()}`);
  }
  return joined.map(spans);
}

export const plain = (block: Block): string => {
  if (block.kind === "list")
    return block.items
      .flat()
      .map((span) => span.text)
      .join(" ");
  if (block.kind === "table")
    return [block.head, ...block.rows]
      .flat(2)
      .map((span) => span.text)
      .join(" ");
  return block.spans.map((span) => span.text).join("");
};
