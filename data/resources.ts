/**
 * What others made about Pester: the tables of "Additional Resources" in every version show these rows.
 * To suggest one, add a row here; `tests/unit/resources.test.ts` checks its form.
 */

/** One row of a resource table. */
export interface Resource {
  readonly title: string;
  readonly author: string;
  /** Day of publication, `YYYY-MM-DD`, where it is known. */
  readonly date?: string;
  readonly url: string;
  /** Conference or series of a talk. */
  readonly event?: string;
  /** What it is, where a table mixes kinds. */
  readonly kind?: string;
}

/** Articles and blog posts. */
const articles = [
  {
    title: 'Adding a code coverage badge to a PowerShell project',
    author: 'Mark Wragg',
    date: '2018-05-14',
    url: 'http://wragg.io/add-a-code-coverage-badge-to-your-powershell-deployment-pipeline/',
  },
  {
    title: 'Azure Security Audits With Pester',
    author: 'Sam Cogan',
    date: '2017-12-20',
    url: 'https://samcogan.com/azure-security-audits-with-pester',
  },
  {
    title: 'Handling Missing Instances when Looping with Pester',
    author: 'Rob Sewell',
    date: '2017-11-30',
    url: 'https://sqldbawithabeard.com/2017/11/30/handling-missing-instances-when-looping-with-pester/',
  },
  {
    title: '2 Ways to Loop through collections in Pester',
    author: 'Rob Sewell',
    date: '2017-11-28',
    url: 'https://sqldbawithabeard.com/2017/11/28/2-ways-to-loop-through-collections-in-pester/',
  },
  {
    title: 'Building An Infrastructure Pipeline Part 2 - Testing',
    author: 'Sam Cogan',
    date: '2017-11-27',
    url: 'https://samcogan.com/building-an-infrastructure-pipeline-part-2/',
  },
  {
    title: 'Writing and Using Custom Assertions for Pester Tests',
    author: 'Mathieu Buisson',
    date: '2017-10-31',
    url: 'https://mathieubuisson.github.io/pester-custom-assertions/',
  },
  {
    title: 'Getting Started with Pester',
    author: 'Josh Duffney',
    date: '2017-08-23',
    url: 'http://duffney.io/GettingStartedWithPester',
  },
  {
    title: 'Writing Dynamic and Random Tests Cases for Pester',
    author: 'Rob Sewell',
    date: '2017-07-06',
    url: 'https://sqldbawithabeard.com/2017/07/06/writing-dynamic-and-random-tests-cases-for-pester/',
  },
  {
    title: 'Unit Testing with Pester : Storing complex Mock objects in a JSON file',
    author: 'Mathieu Buisson',
    date: '2017-02-14',
    url: 'https://mathieubuisson.github.io/storing-mock-objects-in-json/',
  },
  {
    title: 'Mocking New-Object in Pester with PowerShell classes',
    author: 'Ben Taylor',
    date: '2017-01-10',
    url: 'https://bentaylor.work/2017/01/mocking-new-object-in-pester-with-powershell-classes/',
  },
  {
    title: 'Writing Pester Tests',
    author: 'PowerShell Community',
    date: '2016-11-07',
    url: 'https://github.com/PowerShell/PowerShell/blob/master/docs/testing-guidelines/WritingPesterTests.md',
  },
  {
    title:
      'Functional / Non-Functional Pester Tests and why I think you really should have a form of both.',
    author: 'Ryan Yates',
    date: '2016-07-21',
    url: 'http://blog.kilasuit.org/2016/07/21/functional-non-functional-pester-tests-and-why-i-think-you-really-should-have-a-form-of-both/',
  },
  {
    title: 'Unit tests versus integration tests in Pester',
    author: 'Adam Bertram',
    date: '2016-07-21',
    url: 'https://4sysops.com/archives/unit-tests-versus-integration-tests-in-pester/#integration-tests',
  },
  {
    title: 'A Boilerplate for Unit testing DSC resources with Pester',
    author: 'Mathieu Buisson',
    date: '2016-07-12',
    url: 'https://mathieubuisson.github.io/unit-testing-dsc-resources/',
  },
  {
    title: 'Pester, Jenkins, Remote & ExitCode',
    author: 'Fabien Dibot',
    date: '2016-07-02',
    url: 'https://pwrshell.net/pester-jenkins-remote-exitcode/',
  },
  {
    title: 'Using Visual Studio Code to develop VSTS Build Tasks with PowerShell and Pester tests',
    author: 'Richard Fennell',
    date: '2016-06-27',
    url: 'http://blogs.blackmarble.co.uk/blogs/rfennell/post/2016/06/21/Using-Visual-Studio-Code-to-develop-VSTS-Build-Tasks-with-PowerShell-and-Pester-tests',
  },
  {
    title: 'Visualizing Operational Tests with Jenkins and Pester',
    author: 'Bill Hurt',
    date: '2016-06-25',
    url: 'https://scripting.tech/2016/06/25/visualizing-operational-tests-with-jenkins-and-pester/',
  },
  {
    title: 'Testing Pester Code Coverage',
    author: 'June Blender',
    date: '2016-06-24',
    url: 'https://www.sapien.com/blog/2016/06/24/testing-pester-code-coverage/',
  },
  {
    title: 'The Pester Pipeline',
    author: 'Christopher Hunt',
    date: '2016-06-21',
    url: 'https://www.automatedops.com/blog/2016/06/21/the-pester-pipeline/',
  },
  {
    title: 'How to Pass Parameters to a Pester Test Script',
    author: 'June Blender',
    date: '2016-06-17',
    url: 'https://www.sapien.com/blog/2016/06/17/how-to-pass-parameters-to-a-pester-test-script/',
  },
  {
    title: 'Remediating vSphere Configuration Drift with PowerShell Pester Tests',
    author: 'Chris Wahl',
    date: '2016-06-17',
    url: 'http://wahlnetwork.com/2016/06/16/remediating-vsphere-configuration-drift-powershell-pester-tests/',
  },
  {
    title: 'Generic Pester Tests',
    author: 'Nicholas M. Getchell',
    date: '2016-06-16',
    url: 'https://powershell.getchell.org/2016/05/16/generic-pester-tests/',
  },
  {
    title: 'Invoke-Pester: Running Selected Tests',
    author: 'June Blender',
    date: '2016-06-15',
    url: 'https://www.sapien.com/blog/2016/06/15/invoke-pester-run-selected-tests',
  },
  {
    title: 'How to Run a Pester Test',
    author: 'June Blender',
    date: '2016-06-13',
    url: 'https://www.sapien.com/blog/2016/06/13/how-to-run-a-pester-test',
  },
  {
    title: 'Testing Active Directory with Pester and Powershell',
    author: 'Mark Wragg',
    date: '2016-06-13',
    url: 'http://wragg.io/testing-active-directory-with-pester-and-powershell/',
  },
  {
    title: 'Active Directory ReportUnit Pester results',
    author: 'Irwin Strachan',
    date: '2016-06-10',
    url: 'https://pshirwin.wordpress.com/2016/06/10/active-directory-reportunit-pester-results/',
  },
  {
    title: 'A different pitch for Pester',
    author: "James O'Neill",
    date: '2016-06-01',
    url: 'https://jamesone111.wordpress.com/2016/06/01/a-different-pitch-for-pester/',
  },
  {
    title: 'Help = Spec = Test',
    author: "James O'Neill",
    date: '2016-05-31',
    url: 'https://jamesone111.wordpress.com/2016/05/31/help-spec-test/',
  },
  {
    title: 'Writing #Pester based Unit Tests for #PowerShell Remoting',
    author: 'Nicholas Dille',
    date: '2016-05-30',
    url: 'http://dille.name/blog/2016/05/30/writing-pester-based-unit-tests-for-powershell-remoting/',
  },
  {
    title: 'PowerShell – Pester and Invoke-ScriptAnalyzer',
    author: 'Ben Taylor',
    date: '2016-05-27',
    url: 'http://bentaylor.work/2016/05/powershell-pester-and-invoke-scriptanalyzer/',
  },
  {
    title:
      'Creating a set of simple Pester Tests for existing or old PowerShell Modules & making them easier to update in future.',
    author: 'Ryan Yates',
    date: '2016-05-24',
    url: 'http://blog.kilasuit.org/2016/05/24/creating-a-set-of-simple-pester-tests-for-existing-or-old-powershell-modules-making-them-easier-to-update-in-future',
  },
  {
    title: 'PowerShell Pester assertions – Testing with the should command',
    author: 'Adam Bertram',
    date: '2016-05-24',
    url: 'https://4sysops.com/archives/powershell-pester-assertions-testing-with-the-should-command',
  },
  {
    title: 'How To Test PowerShell Modules with Pester',
    author: 'Adam Bertram',
    date: '2016-05-19',
    url: 'http://mattmcnabb.github.io/Pester-For-PowerShell-Gallery',
  },
  {
    title: 'Download Free Pester Cheat Sheet',
    author: 'Kaj Bonfils',
    date: '2016-05-18',
    url: 'https://kajbonfils.com/2016/05/download-free-pester-cheat-sheet/',
  },
  {
    title: 'Using Pester to test your Manifest File',
    author: 'Francois-Xavier Cat',
    date: '2016-05-11',
    url: 'http://www.lazywinadmin.com/2016/05/using-pester-to-test-your-manifest-file.html',
  },
  {
    title: 'Using Pester to test your Comment Based Help',
    author: 'Francois-Xavier Cat',
    date: '2016-05-10',
    url: 'http://www.lazywinadmin.com/2016/05/using-pester-to-test-your-comment-based.html',
  },
  {
    title: 'Mocking SQL Results in Pester',
    author: 'Nick Hudacin',
    date: '2016-04-28',
    url: 'https://nickhudacin.wordpress.com/2016/04/28/mocking-sql-results-in-pester/',
  },
  {
    title: 'Constructing Private Test Credentials for Pester Testing',
    author: 'Chris Wahl',
    date: '2016-04-27',
    url: 'http://wahlnetwork.com/2016/04/27/private-test-credentials-pester-testing/',
  },
  {
    title: 'Write Dynamic Unit Tests for your PowerShell Code with Pester',
    author: 'Mike F Robbins',
    date: '2016-04-14',
    url: 'http://mikefrobbins.com/2016/04/14/write-dynamic-unit-tests-for-your-powershell-code-with-pester',
  },
  {
    title: 'Building a Simple Release Pipeline in PowerShell Using psake, Pester, and PSDeploy',
    author: 'Brandon Olin',
    date: '2016-04-06',
    url: 'https://devblackops.io/building-a-simple-release-pipeline-in-powershell-using-psake-pester-and-psdeploy/',
  },
  {
    title: 'Invoking PSScriptAnalyzer in Pester Tests for each Rule',
    author: 'Ryan Yates',
    date: '2016-03-29',
    url: 'http://blog.kilasuit.org/2016/03/29/invoking-psscriptanalyzer-in-pester-tests-for-each-rule/',
  },
  {
    title: 'An Easier Way to Control Pester Tests',
    author: 'Adam Bertram',
    date: '2016-03-24',
    url: 'http://www.adamtheautomator.com/easier-way-control-pester-tests',
  },
  {
    title: 'Testing Script Modules with Pester',
    author: 'Dave Wyatt',
    date: '2015-12-17',
    url: 'https://blogs.technet.microsoft.com/heyscriptingguy/2015/12/17/testing-script-modules-with-pester',
  },
  {
    title: 'Testing Script Modules with Pester - series',
    author: 'Dave Wyatt',
    date: '2015-12-14',
    url: 'https://blogs.technet.microsoft.com/heyscriptingguy/2015/12/14/what-is-pester-and-why-should-i-care',
  },
  {
    title: 'Pester Explained: Describe, Context, and It Blocks',
    author: 'Jakub Jares',
    date: '2015-12-03',
    url: 'http://www.powershellmagazine.com/2015/12/03/pester-explained-describe-context-and-it-blocks/',
  },
  {
    title: 'Pester Explained: Should',
    author: 'Jakub Jares',
    date: '2015-12-02',
    url: 'http://www.powershellmagazine.com/2015/12/02/pester-explained-should/',
  },
  {
    title: 'Pester Explained: Introduction and Assertions',
    author: 'Jakub Jares',
    date: '2015-12-01',
    url: 'http://www.powershellmagazine.com/2015/12/01/pester-explained-introduction-and-assertions/',
  },
  {
    title: 'Comparing Objects using JSON in PowerShell for Pester Tests',
    author: 'Daniel Scott-Raynsford',
    date: '2015-08-23',
    url: 'https://dscottraynsford.wordpress.com/2015/08/23/comparing-objects-using-json-in-powershell-for-pester-tests/',
  },
  {
    title: 'Pester: Triangulation and reusing test cases',
    author: 'Jakub Jares',
    date: '2015-06-04',
    url: 'http://www.powershellmagazine.com/2015/06/04/pester-triangulation-and-reusing-test-cases/',
  },
  {
    title: 'Boost your productivity with Pester snippets',
    author: 'Jakub Jares',
    date: '2015-01-13',
    url: 'http://www.powershellmagazine.com/2015/01/13/boost-your-productivity-with-pester-snippets/',
  },
  {
    title: 'Build your Azure lab with DSC and validate it using Pester – 2/3',
    author: 'Fabien Dibot',
    date: '2015-01-04',
    url: 'https://pwrshell.net/build-your-azure-lab-with-dsc-and-validate-it-using-pester-23/',
  },
  {
    title: 'Build your Azure lab with DSC and validate it using Pester – 1/3',
    author: 'Fabien Dibot',
    date: '2014-12-27',
    url: 'https://pwrshell.net/build-your-azure-lab-with-dsc-and-validate-it-using-pester-13/',
  },
  {
    title: 'Create your first Pester script to test a DSC resource',
    author: 'Fabien Dibot',
    date: '2014-11-30',
    url: 'https://pwrshell.net/create-your-first-pester-script-to-test-a-dsc-resource/',
  },
  {
    title: 'Practical PowerShell Unit-Testing: Checking program flow',
    author: 'Michael Sorens',
    date: '2014-11-05',
    url: 'https://www.simple-talk.com/sysadmin/powershell/practical-powershell-unit-testing-checking-program-flow',
  },
  {
    title: 'Practical PowerShell Unit-Testing: Mock Objects',
    author: 'Michael Sorens',
    date: '2014-11-04',
    url: 'https://www.simple-talk.com/sysadmin/powershell/practical-powershell-unit-testing-mock-objects',
  },
  {
    title: 'Practical PowerShell Unit-Testing: Getting Started',
    author: 'Michael Sorens',
    date: '2014-11-03',
    url: 'https://www.simple-talk.com/sysadmin/powershell/practical-powershell-unit-testing-getting-started',
  },
  {
    title:
      'Configure and test windows infrastructure using Powershell technologies DSC and Pester running from Chef and Test-Kitchen',
    author: 'Matt Wrock',
    date: '2014-10-13',
    url: 'http://www.hurryupandwait.io/blog/configure-and-test-windows-infrastructure-using-powershell-technologies-dsc-and-pester-running-from-chef-and-test-kitchen',
  },
  {
    title: 'Pester Mock and TestDrive',
    author: 'Jakub Jares',
    date: '2014-09-30',
    url: 'http://www.powershellmagazine.com/2014/09/30/pester-mock-and-testdrive/',
  },
  {
    title: 'Growing an Open Source Project: The Pester Story',
    author: 'Scott Muc',
    date: '2014-08-07',
    url: 'http://scottmuc.com/growing-an-open-source-project-the-pester-story/',
  },
  {
    title: 'Testing your PowerShell scripts with Pester: Assertions and more',
    author: 'Jakub Jares',
    date: '2014-03-27',
    url: 'http://www.powershellmagazine.com/2014/03/27/testing-your-powershell-scripts-with-pester-assertions-and-more/',
  },
  {
    title: 'Get started with Pester (PowerShell unit testing framework',
    author: 'Jakub Jares',
    date: '2014-03-12',
    url: 'http://www.powershellmagazine.com/2014/03/12/get-started-with-pester-powershell-unit-testing-framework/',
  },
  {
    title: 'PowerShell BDD Testing - Pester Screencast',
    author: 'Scott Muc',
    date: '2011-08-25',
    url: 'http://scottmuc.com/blog/development/powershell-bdd-testing-pester-screencast/',
  },
  {
    title: 'Pester - PowerShell BDD Style Testing for the System Administrator',
    author: 'Scott Muc',
    date: '2011-03-11',
    url: 'http://scottmuc.com/blog/development/pester-bdd-for-the-system-administrator/',
  },
] as const satisfies readonly Resource[];

/** Courses and interactive lessons. */
const courses = [
  {
    title: 'Testing PowerShell with Pester',
    author: 'Ashley McGlone, Adam Bertram',
    url: 'https://learn.microsoft.com/en-us/shows/testing-powershell-with-pester/',
  },
  {
    title:
      'PSKoans - A simple, fun, and interactive way to learn the PowerShell language through Pester unit testing',
    author: 'Joel Sallow and a Community',
    url: 'https://github.com/vexx32/PSKoans',
  },
  {
    title: 'Testing PowerShell with Pester',
    author: 'Ashley McGlone, Adam Bertram',
    url: 'https://mva.microsoft.com/en-US/training-courses/17650?l=mg8oBM9vD_8811787177',
  },
] as const satisfies readonly Resource[];

/** Books and editor integrations. */
const misc = [
  {
    title: 'VSCode snippets for Pester',
    author: 'Adam Bertram',
    date: '2017-03-07',
    url: 'https://forums.powershell.org/t/vscode-snippets-for-pester/8195',
    kind: 'Integration',
  },
  {
    title: 'The Pester Book',
    author: 'Adam Bertram',
    date: '2017-08-01',
    url: 'http://www.leanpub.com/pesterbook',
    kind: 'Book',
  },
] as const satisfies readonly Resource[];

/** Modules and tools built on Pester, or for it. */
const projects = [
  { title: 'Assert', author: 'Jakub Jares', url: 'https://github.com/nohwnd/Assert' },
  {
    title: 'Format-Pester',
    author: 'Erwan Quelin',
    url: 'https://github.com/equelin/Format-Pester',
  },
  {
    title: 'PesterHelpers',
    author: 'Ryan Yates',
    url: 'https://github.com/PowerShellModules/PesterHelpers',
  },
  {
    title: 'PowershellGuard',
    author: 'Steven Murawski',
    url: 'https://github.com/smurawski/PowerShellGuard',
  },
  {
    title: 'PesterOperationsTest',
    author: 'Tore Groneng',
    url: 'https://github.com/torgro/PesterOperationTest',
  },
  { title: 'PestWatch', author: 'Ed Elliott', url: 'https://github.com/GOEddie/PestWatch' },
  { title: 'PoshSpec', author: 'Chris Hunt', url: 'https://github.com/Ticketmaster/poshspec' },
  {
    title: 'PowerShell Pester Dashboard Kickstarter',
    author: 'Josh Castillo',
    url: 'https://github.com/doesitscript/PSPesterDashboardKickstarter/tree/develop',
  },
  {
    title: 'PesterMatchArray',
    author: 'Stuart Leeks',
    url: 'https://github.com/stuartleeks/PesterMatchArray',
  },
  {
    title: 'PesterMatchHashtable',
    author: 'Stuart Leeks',
    url: 'https://github.com/stuartleeks/PesterMatchHashtable',
  },
  { title: 'Remotely', author: 'Ravikanth Chaganti', url: 'https://github.com/rchaganti/Remotely' },
  { title: 'Vester', author: 'Chris Wahl', url: 'https://github.com/WahlNetwork/Vester' },
  { title: 'Watchmen', author: 'Brandon Olin', url: 'https://github.com/devblackops/watchmen' },
] as const satisfies readonly Resource[];

/** Talks and recordings. */
const videos = [
  {
    title: 'Overcoming the ‘Testing Sucks’ Mentality with Pester & ChatGPT',
    author: 'Jaap Brasser',
    date: '2023-06-22',
    url: 'https://www.youtube.com/watch?v=5HhTVeV5d5k',
    event: 'PowerShell Conference EU 2023',
  },
  {
    title: 'The rollercoaster of upgrading dbachecks to Pester v5 and Sampler and teamwork',
    author: 'Jess Pomfret, Rob Sewell',
    date: '2023-06-21',
    url: 'https://www.youtube.com/watch?v=Ff8YCogXpU0',
    event: 'PowerShell Conference EU 2023',
  },
  {
    title: 'Test Your Code Quality with Pester and PSScriptAnalyzer',
    author: 'Leo Visser',
    date: '2023-06-20',
    url: 'https://www.youtube.com/watch?v=zO3-8xgTar8',
    event: 'PowerShell Conference EU 2023',
  },
  {
    title: 'Pester what is new?',
    author: 'Jakub Jareš',
    date: '2023-06-19',
    url: 'https://www.youtube.com/watch?v=ysGRRyZfa0g',
    event: 'PowerShell Conference EU 2023',
  },
  {
    title: 'The art of mocking',
    author: 'Bartosz Bielawski',
    date: '2022-06-21',
    url: 'https://www.youtube.com/watch?v=_w1mKwZRp_Q',
    event: 'PowerShell Conference EU 2022',
  },
  {
    title: 'Pester 5 vs Pester 4',
    author: 'Jakub Jareš',
    date: '2022-06-20',
    url: 'https://www.youtube.com/watch?v=D7kY0V7FOak',
    event: 'PowerShell Conference EU 2022',
  },
  {
    title: "What's new in Pester v5?",
    author: 'Jakub Jareš',
    date: '2020-06-02',
    url: 'https://www.youtube.com/watch?v=xC8SfYHQ_i4',
    event: 'PowerShell Conference EU 2020',
  },
  {
    title: 'PesterSec: Using Pester & ScriptAnalyzer for Detecting Obfuscated PowerShell',
    author: 'Daniel Bohannon',
    date: '2019-06-06',
    url: 'https://www.youtube.com/watch?v=qYgCLzBaVaw',
    event: 'PowerShell Conference EU 2019',
  },
  {
    title: 'Breakout Session: Community Talk about Pester 5',
    author: 'Jakub Jareš',
    date: '2019-06-05',
    url: 'https://www.youtube.com/watch?v=ysw_hXbYYs0',
    event: 'PowerShell Conference EU 2019',
  },
  {
    title: 'Custom Pester assertions are the vocabulary of your tests',
    author: 'Jakub Jareš',
    date: '2019-06-05',
    url: 'https://www.youtube.com/watch?v=WYw23cGoKco',
    event: 'PowerShell Conference EU 2019',
  },
  {
    title: 'Pester internals and concepts (v5)',
    author: 'Jakub Jareš',
    date: '2019-06-04',
    url: 'https://www.youtube.com/watch?v=6d0K2i7pgQs',
    event: 'PowerShell Conference EU 2019',
  },
  {
    title: 'Common mistakes in Pester tests',
    author: 'Jakub Jareš',
    date: '2018-04-20',
    url: 'https://www.youtube.com/watch?v=VBSxCXmNqQ8',
    event: 'PowerShell Conference EU 2018',
  },
  {
    title: 'Beyond Pester 102: Acceptance testing with PowerShell',
    author: 'Glenn Sarti',
    date: '2019-05-18',
    url: 'https://www.youtube.com/watch?v=L-1nXtaQ6YM',
  },
  {
    title: 'Mastering PowerShell testing with Pester',
    author: 'Mark Wragg',
    date: '2018-10-10',
    url: 'https://www.youtube.com/watch?v=BbOiQCgDDR8',
  },
  {
    title: 'Beyond Pester 101: Applying testing principles to PowerShell',
    author: 'Glenn Sarti',
    date: '2018-05-03',
    url: 'https://www.youtube.com/watch?v=NrUxgSaFvtk',
  },
  {
    title: 'Introduction to testing with Pester',
    author: 'Jakub Jares',
    date: '2017-04-08',
    url: 'https://www.youtube.com/watch?v=F3oOk0BC9B4',
  },
  {
    title: 'Testing PowerShell with Pester',
    author: 'Robert Cain',
    date: '2016-06-18',
    url: 'https://www.pluralsight.com/courses/powershell-testing-pester',
  },
  {
    title: 'Pester the Tester PowerShell Bugs Beware',
    author: 'Robert Cain',
    date: '2016-06-14',
    url: 'https://www.youtube.com/watch?v=o4ihc7atwYQ',
  },
  {
    title: 'Test-Driven Development with Pester',
    author: 'June Blender',
    date: '2016-05-21',
    url: 'https://www.youtube.com/watch?v=gssAtCeMOoo',
  },
  {
    title: 'Pester in Action - series',
    author: 'Kevin Marquett',
    date: '2015-11-11',
    url: 'https://www.youtube.com/playlist?list=PLOcTmsj9WHDo2_FfKePLaq_mJTcnW_fEJ',
  },
  {
    title: 'Infrastructure validation using Pester',
    author: 'Irwin Strachan',
    date: '2018-04-18',
    url: 'https://www.youtube.com/watch?v=Qfi_H7IZyHg',
    event: 'PowerShell Conference EU 2018',
  },
  {
    title: 'Pester internals and concepts (v4)',
    author: 'Jakub Jareš',
    date: '2018-04-18',
    url: 'https://www.youtube.com/watch?v=Wc-9B_MqxYs',
    event: 'PowerShell Conference EU 2018',
  },
  {
    title: 'How we made Configurable Pester Tests for SQL Server',
    author: 'Chrissy LeMaire, Rob Sewell',
    date: '2018-04-17',
    url: 'https://www.youtube.com/watch?v=3XahgUEp12I',
    event: 'PowerShell Conference EU 2018',
  },
  {
    title: 'Fighting Configuration Drift with Dynamic Pester Tests',
    author: 'André Kamman',
    date: '2017-05-04',
    url: 'https://www.youtube.com/watch?v=JCfwEpkjFfA',
    event: 'PowerShell Conference EU 2017',
  },
  {
    title: 'Green is bad Red is Good - Turning your Checklists into Pester Tests',
    author: 'Rob Sewell',
    date: '2017-05-03',
    url: 'https://www.youtube.com/watch?v=Qy-uvT57pt8',
    event: 'PowerShell Conference EU 2017',
  },
] as const satisfies readonly Resource[];

/** The tables by the name that pages use: `<ResourceTable kind="articles" />`. */
export const RESOURCES = { articles, courses, misc, projects, videos } as const;

export type ResourceKind = keyof typeof RESOURCES;
