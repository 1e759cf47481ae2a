# For proofs about a .dll: builds of one assembly name, each with a cmdlet Get-<Name> that writes the text. Add-Type would
# give each build a name of its own. It takes the compiler that PowerShell 7 brings; Windows PowerShell has none.
function New-Build ($Name, $Version, $Text, $Folder) {
    $null = New-Item -ItemType Directory $Folder -Force
    Add-Type 'public class ProofRoslyn { }'
    $code = "using System.Management.Automation; [assembly: System.Reflection.AssemblyVersion(`"$Version`")] [Cmdlet(`"Get`", `"$Name`")] public class Get$Name : Cmdlet { protected override void ProcessRecord() { WriteObject(`"$Text`"); } }"
    $references = [AppContext]::GetData('TRUSTED_PLATFORM_ASSEMBLIES') -split [IO.Path]::PathSeparator -match 'System.Private.CoreLib|System.Runtime|System.Management.Automation' | ForEach-Object { [Microsoft.CodeAnalysis.MetadataReference]::CreateFromFile($_) }
    $compilation = [Microsoft.CodeAnalysis.CSharp.CSharpCompilation]::Create($Name, [Microsoft.CodeAnalysis.SyntaxTree[]] @([Microsoft.CodeAnalysis.CSharp.CSharpSyntaxTree]::ParseText($code)), [Microsoft.CodeAnalysis.MetadataReference[]] $references, [Microsoft.CodeAnalysis.CSharp.CSharpCompilationOptions]::new('DynamicallyLinkedLibrary'))
    $stream = [IO.File]::Create("$PWD/$Folder/$Name.dll"); $emitted = $compilation.Emit($stream); $stream.Close()
    if (-not $emitted.Success) { throw "$($emitted.Diagnostics)" }
    Set-Content "$Folder/$Name.psd1" "@{ ModuleVersion = '1.0.0'; RootModule = '$Name.dll'; CmdletsToExport = 'Get-$Name' }"
}
