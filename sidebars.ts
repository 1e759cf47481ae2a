/**
 * Sidebar of the preview. Released versions keep theirs in `versioned_sidebars/`; `tests/content/sidebars.test.ts` holds all of them to the same categories and command groups.
 */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { VERSIONS } from './config/versions';
import { commandGroupsFor, type CommandGroup } from './data/commandGroups';

const [{ name: newest }] = VERSIONS;

const commandCategory = ({ label, commands }: CommandGroup) => ({
  type: 'category' as const,
  label,
  items: commands.map((name) => `commands/${name}`),
});

const sidebars = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      link: {
        type: 'generated-index',
        slug: '/introduction',
        description: 'Install Pester, write a first test, and read what it prints.',
      },
      items: [
        'quick-start',
        'introduction/installation',
        'introduction/other-frameworks',
        'introduction/whats-new',
      ],
    },
    {
      type: 'category',
      label: 'Tutorial',
      link: { type: 'doc', id: 'tutorial/start' },
      items: [
        'tutorial/first-test',
        'tutorial/module',
        'tutorial/private-functions',
        'tutorial/data',
        'tutorial/setup',
        'tutorial/errors-and-output',
        'tutorial/first-mock',
        'tutorial/verify-calls',
        'tutorial/files',
        'tutorial/debug',
        'tutorial/coverage',
        'tutorial/run-script',
        'tutorial/ci',
      ],
    },
    {
      type: 'category',
      label: 'Usage',
      link: {
        type: 'generated-index',
        slug: '/usage',
        description:
          'How to write, organize, run and debug tests, from file names to continuous integration.',
      },
      items: [
        'usage/file-placement-and-naming',
        'usage/importing-tested-functions',
        'usage/test-file-structure',
        'usage/discovery-and-run',
        'usage/data-driven-tests',
        'usage/test-file-parameters',
        'usage/setup-and-teardown',
        'usage/tags',
        'usage/skip',
        'usage/mocking',
        'usage/check-calls',
        'usage/mock-problems',
        'usage/modules',
        'usage/kinds-of-modules',
        'usage/testdrive',
        'usage/testregistry',
        'usage/output',
        'usage/configuration',
        'usage/test-results',
        'usage/code-coverage',
        'usage/result-object',
        'usage/parallel',
        'usage/shuffle',
        'usage/vscode',
        'usage/troubleshooting',
      ],
    },
    {
      type: 'category',
      label: 'Assertions',
      link: { type: 'doc', id: 'assertions/assertions' },
      items: [
        'assertions/should-command',
        'assertions/should-beequivalent',
        'assertions/parameters',
        'assertions/soft-assertions',
        'assertions/writing-assertions',
        'assertions/custom-assertions',
        'assertions/assertion-problems',
      ],
    },
    {
      type: 'category',
      label: 'Recipes',
      link: {
        type: 'generated-index',
        slug: '/recipes',
        description:
          'How to test code that calls services, programs, jobs and files, and how to run large suites: problem, whole solution, what goes wrong.',
      },
      items: [
        {
          type: 'category',
          label: 'Services and programs',
          items: [
            'recipes/rest-apis',
            'recipes/credentials',
            'recipes/directory-cloud-database',
            'recipes/dotnet-and-com',
            'recipes/native-programs',
            'recipes/jobs-and-remoting',
          ],
        },
        {
          type: 'category',
          label: 'Scripts, output and prompts',
          items: [
            'recipes/output-and-errors',
            'recipes/formatted-output',
            'recipes/whatif-and-confirm',
            'recipes/scripts-and-exit',
            'recipes/prompts',
          ],
        },
        {
          type: 'category',
          label: 'Files, data and environment',
          items: [
            'recipes/files-and-text',
            'recipes/structured-data',
            'recipes/environment',
            'recipes/time-and-chance',
          ],
        },
        {
          type: 'category',
          label: 'Suites and CI',
          items: [
            'recipes/shared-helpers',
            'recipes/large-suites',
            'recipes/flaky-tests',
            'recipes/ci-services',
            'recipes/reports',
          ],
        },
        {
          type: 'category',
          label: 'Modules and versions',
          items: [
            'recipes/build-tools',
            'recipes/module-quality',
            'recipes/dsc',
            'recipes/windows-powershell',
            'recipes/several-versions',
            'recipes/pester-in-pester',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Error messages',
      link: { type: 'doc', id: 'usage/error-messages' },
      items: [
        'errors/loading',
        'errors/modules',
        'errors/test-files',
        'errors/discovery',
        'errors/variables',
        'errors/running',
        'errors/mocking',
        'errors/mock-calls',
        'errors/operators',
        'errors/assertions',
        'errors/configuration',
        'errors/results',
      ],
    },
    {
      type: 'category',
      label: 'Migration Guides',
      link: {
        type: 'generated-index',
        slug: '/migrations',
        description:
          'What changes from one major version to the next, how you notice, and how to fix it.',
      },
      items: [
        'migrations/v5-to-v6',
        'migrations/breaking-changes-in-v5',
        'migrations/v4-to-v5',
        'migrations/v3-to-v4',
      ],
    },
    {
      type: 'category',
      label: 'Additional Resources',
      link: {
        type: 'generated-index',
        slug: '/additional-resources',
        description: 'Articles, courses, videos and projects by the people who use Pester.',
      },
      items: [
        'additional-resources/articles',
        'additional-resources/courses',
        'additional-resources/misc',
        'additional-resources/projects',
        'additional-resources/videos',
      ],
    },
    {
      type: 'category',
      label: 'Contributing',
      link: {
        type: 'generated-index',
        slug: '/contributing',
        description: 'How to ask, report, suggest and send changes to Pester and to these pages.',
      },
      items: [
        'contributing/introduction',
        'contributing/reporting-issues',
        'contributing/feature-requests',
        'contributing/pull-requests',
      ],
    },
    {
      type: 'category',
      label: 'Command Reference',
      link: { type: 'doc', id: 'commands/index' },
      items: [...commandGroupsFor(newest).map(commandCategory), 'commands/availability'],
    },
  ],
} satisfies SidebarsConfig;

export default sidebars;
