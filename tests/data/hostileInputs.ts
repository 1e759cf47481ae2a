/** Odd and hostile texts, for every place that takes text from outside. A script among them calls `alert`. */

const MARKUP = [
  '<script>alert(1)</script>', '"><script>alert(1)</script>', "'><script>alert(1)</script>", '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>', '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>', '<svg><script>alert(1)</script></svg>', '<body onload=alert(1)>', '<iframe src="javascript:alert(1)">',
  '<iframe srcdoc="<script>parent.alert(1)</script>">', '<a href="javascript:alert(1)">x</a>', '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>', '<video><source onerror=alert(1)>', '<math><mi//xlink:href="javascript:alert(1)">',
  '<object data="javascript:alert(1)">', '<embed src="javascript:alert(1)">', '<form action="javascript:alert(1)"><button>x',
  '<style>*{display:none}</style>', '<link rel=stylesheet href=//example.invalid/x.css>', '<base href=//example.invalid/>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">', '<marquee onstart=alert(1)>', '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>', '<ScRiPt>alert(1)</sCrIpT>', '<scr<script>ipt>alert(1)</scr</script>ipt>', '<mark>x</mark>', '<em>x</em>',
  '</em><img src=x onerror=alert(1)><em>', '<b', '<', '>', '&', '&amp;', '&lt;script&gt;', '&#60;script&#62;', '&#x3c;', '&nbsp;', '<>', '</>', '<!doctype html>', '<?xml?>',
];

const SCRIPT = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', "';alert(1)//", '";alert(1)//', '`;alert(1)//',
  '\\";alert(1)//', "'-alert(1)-'", '"+alert(1)+"', '${alert(1)}', '#{alert(1)}', '{{alert(1)}}', '{{constructor.constructor("alert(1)")()}}', '<%= alert(1) %>', '<%- 7*7 %>',
  '{%raw%}', '[[7*7]]', '*{7*7}', '@(7*7)', '$(alert 1)', '`alert 1`', '$(Remove-Item -Recurse /)', '; Remove-Item *', '| Out-Null', '&& echo', '|| true', '__proto__', 'constructor', 'prototype',
  'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'null', 'undefined', 'NaN', 'true', 'false', 'Infinity', '-0', '0', '1e309', '0x0', '[]', '{}', '[object Object]', '{"a":1}', '{"__proto__":{"x":1}}',
  '["a"', '{"a":', '"', "'", '`', '\\', '\\\\', '\\u0000', '\\x3cscript\\x3e', "' OR '1'='1", "'; DROP TABLE pages;--", '" OR ""="', '1;--', '/*', '*/', '//', '--', '#', '##', '?', '??', '&&', '=', '==', '%', '%%', '%0', '%zz', '%E0%A4%A', '%00', '%0a', '%0d%0aSet-Cookie:x=1', '%3Cscript%3E', '%253Cscript%253E', '%u003cscript', '+', '++', '%2B', '%20', '%F0%9F%92%A9', '%ff%fe',
  '../../../etc/passwd', '..\\..\\windows', 'file:///etc/passwd', '//example.invalid', 'https://example.invalid/', 'http://user:pass@example.invalid', '/\\example.invalid',
];

const EXPRESSIONS = [
  '.', '.*', '.+', '^', '$', '^$', '(', ')', '[', ']', '{', '}', '*', '+', '?', '|', '(?', '(?:', '(?=', '(?!', '(?<', '(?<=', '(?<name>', '[^', '[a-', '[z-a]', '{1', '{1,', '{1,2}', 'a{99999}', '(a+)+$', '((a*)*)*', '(a|a)*b', '\\b', '\\d+', '\\p{L}', '\\', '\\k<x>', '\\1', '(.)\\1', '.{0,99}x', '[[:alpha:]]', '***', '+++', '(((', ')))', '[[[', ']]]', '{{{', '}}}', '-', '--', '---', '-Name', '-Not', '/Should/', '/(/', '/[/g', '*.Tests.ps1', '[CmdletBinding()]', '$PSScriptRoot', '$_', '$?', '$$', '$&', "$'", '$`', '$1', '$<x>', '@{}', '@()', '@"', '::', '[int]', '`n', '`0', '-ne', '-match', '%{', '?{', '>>', '2>&1', '&{}', '.\\x.ps1',
];

const point = (...codes: readonly number[]): string => String.fromCodePoint(...codes);

/** Control characters, and those that turn, join, hide or mark others; each alone and inside a word. */
const CHARACTERS = [
  0x00, 0x01, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x9f, 0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0x3000, 0xfe0f, 0xfeff, 0xfff9, 0xfffd, 0xfffe, 0xe0001, 0xe0041, 0xf0000, 0x10ffff,
].flatMap((code) => [point(code), `mo${point(code)}ck`]);

const LANGUAGES = [
  'é', 'e\u0301', 'ß', 'ſ', 'İ', 'ı', 'ﬁ', 'Å', 'A\u030a', 'Ω', 'Σς', '日本語', '中文測試', '한국어', 'العربية', 'עברית', 'فارسی', 'हिन्दी', 'ไทย', 'Ελληνικά', 'Кириллица', 'ქართული', 'አማርኛ', 'x\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308', 'Z̷̧̛a̴l̶g̵o̸', 'ｍｏｃｋ', '𝐦𝐨𝐜𝐤', 'ᵐᵒᶜᵏ', '①', '½', '٣', '😀', '👩‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '🇨🇿', '1️⃣', '\ud800', '\udc00', '\udc00\ud800', 'a\ud83d', '＜script＞alert(1)＜/script＞', '‹script›', 'ﷺ', 'ﷺ'.repeat(20), '𒐫', '\u202eetirw', 'س'.repeat(64),
];

const LENGTHS = [
  '', ' ', '   ', 'a', 'a'.repeat(63), 'a'.repeat(64), 'a'.repeat(65), 'a'.repeat(10_000), 'mock '.repeat(2000), '😀'.repeat(5000), '<b>'.repeat(3334), '('.repeat(10_000), '\u0301'.repeat(10_000), '-'.repeat(10_000), ' '.repeat(10_000), 'W'.repeat(64), 'i'.repeat(64), 'Should-BeEquivalent'.repeat(4),
];

const LISTS = [MARKUP, SCRIPT, EXPRESSIONS, CHARACTERS, LANGUAGES, LENGTHS];

export const hostileInputs: readonly string[] = LISTS.flat();

/** Some of each sort, for tests in a browser; among them a very long one, which is the eighth of its list. */
export const HOSTILE_SAMPLE: readonly string[] = LISTS.flatMap((list) =>
  list.filter((_, index) => index % 20 === 7),
);
