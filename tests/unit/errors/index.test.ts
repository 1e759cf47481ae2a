import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '../../../config/versions';
import { ERROR_INDEX } from '../../../plugins/errors';
import { completePage } from '../../../plugins/pages/completePage';
import { toMarkdown } from '../../../plugins/markdown-export/toMarkdown';
import { temporaryFolder, writeFiles } from '../../temporaryFolder';

const [{ folder }] = VERSIONS;

const INDEX = `---
id: error-messages
title: Error messages
description: All messages.
---

Find a message.

- [Mocking](../errors/mocking.mdx): a mock cannot be made

## Related

- [Mocking](./mocking.mdx): how it works
`;

const entry = (id: string, message: string): string =>
  `### About ${id} {#${id}}\n\n\`\`\`text message\n${message}\n\`\`\`\n`;

describe('the index of error messages', () => {
  let root: string;

  beforeEach(() => {
    root = temporaryFolder();
    writePage('mocking', entry('mock-missing', 'Could not find\nCommand <command>'));
  });

  function writePage(area: string, body: string): void {
    const page = `---\nid: ${area}\ntitle: Area\n---\n\nLead.\n\n## Group {#group}\n\n${body}`;
    writeFiles(root, { [`${folder}/errors/${area}.mdx`]: page });
  }

  const complete = (source = INDEX) => completePage(source, `${folder}/${ERROR_INDEX}.mdx`, root);

  it('has the messages of each area, linked to their entries', () => {
    const markdown = toMarkdown(complete(), (target) => target);
    expect(markdown).toContain(`## Mocking

[Mocking](../errors/mocking.mdx): a mock cannot be made

- [About mock-missing](../errors/mocking.mdx#mock-missing): \`Could not find Command <command>\`

## Related`);
  });

  it('has them under the ids of their entries, which old addresses have', () => {
    const list = complete().tree.children.find((node) => node.type === 'list');
    expect(list?.children[0]?.data).toEqual({ hProperties: { id: 'mock-missing' } });
  });

  it('refuses a list without one of the pages', () => {
    writePage('running', entry('null-variable', 'Expected <value>'));
    expect(() => complete()).toThrow('the list of areas lacks a link to ../errors/running.mdx');
  });

  it('refuses an item for a page that is not there', () => {
    const source = INDEX.replace(
      '\n\n## Related',
      '\n- [Gone](../errors/gone.mdx): nothing\n\n## Related',
    );
    expect(() => complete(source)).toThrow('begins with a link to a page below ../errors');
  });

  it('refuses two entries with one id', () => {
    writePage('mocking', entry('same', 'One <a>') + '\n' + entry('same', 'Two <b>'));
    expect(() => complete()).toThrow('two entries have the id "same"');
  });
});
